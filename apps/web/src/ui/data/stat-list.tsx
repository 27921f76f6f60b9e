import type { ReactNode } from 'react';

import classes from './stat-list.module.css';

/** A statistic with its name and an optional note. */
export interface Stat {
  label: string;
  value: ReactNode;
  note?: ReactNode;
}

/** Large statistics with their names, side by side. */
export function StatList({
  stats,
  isPlain = false,
}: {
  stats: readonly Stat[];
  /** Whether the statistics have no frame and are only as wide as their content. */
  isPlain?: boolean;
}) {
  return (
    <dl className={isPlain ? classes.plain : classes.framed}>
      {stats.map(({ label, value, note }) => (
        <div key={label} className={classes.stat}>
          <dt>{label}</dt>
          <dd className={`tabular ${classes.value}`}>{value}</dd>
          {note !== undefined && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
