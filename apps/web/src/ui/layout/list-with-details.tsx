import { Suspense } from 'react';
import type { ReactNode } from 'react';

import classes from './list-with-details.module.css';

/** A list with the details of one item beside it, where there is room. */
export const ListWithDetails = ({
  details,
  children,
}: {
  /** A `DetailsPanel`, possibly lazy; undefined when no item is open. */
  details: ReactNode | undefined;
  children: ReactNode;
}) => (
  <div className={classes.root} data-open={details !== undefined || undefined}>
    <div className={classes.list}>{children}</div>
    <Suspense fallback={null}>{details}</Suspense>
  </div>
);
