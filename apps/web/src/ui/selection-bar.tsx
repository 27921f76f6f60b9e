import type { ReactNode } from 'react';

import classes from './selection-bar.module.css';

/** What can be done with the chosen things of a list; it lies at the foot of the window. */
export function SelectionBar({
  label,
  before,
  count,
  children,
}: {
  /** For screen readers. */
  label: string;
  /** The way out. */
  before: ReactNode;
  /** How many are chosen, in words. */
  count: string;
  children: ReactNode;
}) {
  return (
    <section className={classes.root} aria-label={label} data-selection-bar>
      {before}
      <p className={classes.count} role="status">
        {count}
      </p>
      {children}
    </section>
  );
}
