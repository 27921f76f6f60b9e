import { Skeleton } from '@mantine/core';

import classes from './dashboard.module.css';

/** The parts of the dashboard before it is there. */
export function DashboardSkeleton() {
  return (
    <div className={classes.parts}>
      <div className={classes.row}>
        <Skeleton height={340} radius="lg" />
        <Skeleton height={340} radius="lg" />
      </div>
      <Skeleton height={120} radius="lg" />
      <Skeleton height={130} radius="lg" />
      <div className={classes.row}>
        <Skeleton height={360} radius="lg" />
        <Skeleton height={360} radius="lg" />
      </div>
    </div>
  );
}
