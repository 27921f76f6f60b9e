import { Box } from '@mantine/core';
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
    <Box miw={0}>{children}</Box>
    <Suspense fallback={null}>{details}</Suspense>
  </div>
);
