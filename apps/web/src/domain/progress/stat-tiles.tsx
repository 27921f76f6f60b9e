import type { ComponentType, ReactNode } from 'react';

import classes from './stat-tiles.module.css';

/** A statistic with its name, icon and note. */
interface StatTile {
  label: string;
  value: string;
  note?: ReactNode;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  tone: 'accent' | 'amber' | 'blue' | 'green';
}

/** Statistics side by side; two per row on phones. */
export function StatTiles({ label, tiles }: { label: string; tiles: readonly StatTile[] }) {
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
