import type { ReactNode } from 'react';

import classes from './list-count.module.css';

/** The number of items above a list; changes are announced to screen readers. */
export const ListCount = ({ children }: { children: ReactNode }) => (
  <p className={classes.root} role="status">
    {children}
  </p>
);
