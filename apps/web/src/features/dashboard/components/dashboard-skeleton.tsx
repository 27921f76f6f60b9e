import { Skeleton } from '@mantine/core';

import classes from './dashboard.module.css';

/** Placeholder of the dashboard while it loads. */
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
