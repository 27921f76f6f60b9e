import type { ReactNode } from 'react';

import classes from './list-count.module.css';

/** How many there are, above a list; said also when it changes. */
export const ListCount = ({ children }: { children: ReactNode }) => (
  <p className={classes.root} role="status">
    {children}
  </p>
);
