import type { ReactNode } from 'react';

import classes from './figure-list.module.css';

/** A statistic with its name and an optional note. */
export interface Figure {
  label: string;
  value: string;
  note?: ReactNode;
}

/** Large statistics with their names, side by side. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={classes.root}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd className={classes.value}>{value}</dd>
          {note !== undefined && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
