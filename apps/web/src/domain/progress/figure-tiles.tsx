import type { ComponentType, ReactNode } from 'react';

import classes from './figure-tiles.module.css';

/** A statistic shown large, with its name, icon and note. */
export interface FigureTile {
  label: string;
  value: string;
  note?: ReactNode;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  tone: 'accent' | 'amber' | 'blue' | 'green';
}

/** Statistics side by side; two per row on phones. */
export function FigureTiles({ label, tiles }: { label: string; tiles: readonly FigureTile[] }) {
  return (
    <dl className={classes.tiles} aria-label={label}>
      {tiles.map(({ label: name, value, note, icon: Icon, tone }) => (
        <div key={name} className={classes.tile}>
          <dt>
            <span className={classes.icon} data-tone={tone} aria-hidden="true">
              <Icon size={18} stroke={1.8} />
            </span>
            {name}
          </dt>
          <dd className={classes.value}>{value}</dd>
          {note !== undefined && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
