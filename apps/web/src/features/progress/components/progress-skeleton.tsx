import { Skeleton } from '@mantine/core';

import classes from './progress.module.css';

/** Placeholder of the progress page while it loads. */
export function ProgressSkeleton() {
  return (
    <div className={classes.parts}>
      <Skeleton height={120} radius="lg" />
      <div className={classes.row}>
        <Skeleton height={320} radius="lg" />
        <Skeleton height={320} radius="lg" />
      </div>
      <Skeleton height={130} radius="lg" />
      <Skeleton height={280} radius="lg" />
    </div>
  );
}
