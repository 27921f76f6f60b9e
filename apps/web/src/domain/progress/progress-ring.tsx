import type { ReactNode } from 'react';

import classes from './progress-ring.module.css';

const radius = 21;
const around = 2 * Math.PI * radius;

/** A ring filled by a share from 0 to 1; its label is next to it. */
export function ProgressRing({ share, children }: { share: number; children?: ReactNode }) {
  const full = Math.min(Math.max(share, 0), 1);
  return (
    <span className={classes.root} data-full={full === 1 || undefined} aria-hidden="true">
      <svg viewBox="0 0 48 48" width="56" height="56">
        <circle cx="24" cy="24" r={radius} />
        {full > 0 && (
          <circle
            className={classes.done}
            cx="24"
            cy="24"
            r={radius}
            strokeDasharray={`${full * around} ${around}`}
          />
        )}
      </svg>
      <span>{children}</span>
    </span>
  );
}
