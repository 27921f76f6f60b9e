import { Suspense } from 'react';
import type { ReactNode } from 'react';

import classes from './list-with-details.module.css';

/** A list, and beside it, where there is room, the details of one of its things. */
export const ListWithDetails = ({
  details,
  children,
}: {
  /** In a `DetailsPlace`, which may still have to be loaded; undefined while none is open. */
  details: ReactNode | undefined;
  children: ReactNode;
}) => (
  <div className={classes.root} data-open={details !== undefined || undefined}>
    <div className={classes.list}>{children}</div>
    <Suspense fallback={null}>{details}</Suspense>
  </div>
);
