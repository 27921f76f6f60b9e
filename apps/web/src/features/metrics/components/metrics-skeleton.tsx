import { Skeleton } from '@mantine/core';

import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import tiles from './metric-tiles.module.css';
import classes from './metrics-skeleton.module.css';

/** Placeholder tiles and charts. */
export const MetricsSkeleton = () => (
  <LoadingState>
    <div className={classes.root}>
      <div className={tiles.root}>
        {Array.from({ length: 5 }, (_, index) => (
          <Skeleton key={index} height={124} radius={12} />
        ))}
      </div>
      <Skeleton height={320} radius={12} />
      <Skeleton height={320} radius={12} />
    </div>
  </LoadingState>
);
