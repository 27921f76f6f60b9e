import type { ReactNode } from 'react';

import classes from './selection-bar.module.css';

/** The actions for the selected items of a list, at the bottom of the window. */
export function SelectionBar({
  label,
  before,
  count,
  children,
}: {
  /** For screen readers. */
  label: string;
  /** The button that clears the selection. */
  before: ReactNode;
  /** The number of selected items, in words. */
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
