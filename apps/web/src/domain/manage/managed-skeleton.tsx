import { Skeleton } from '@mantine/core';

import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import classes from './managed-skeleton.module.css';

const titles = ['62%', '48%', '74%', '40%', '58%', '66%', '44%', '52%'];

export function ManagedSkeleton() {
  return (
    <LoadingState>
      <div className={classes.root}>
        {titles.map((width) => (
          <div key={width} className={classes.row}>
            <Skeleton width={80} height={45} radius={6} />
            <div>
              <Skeleton height={14} width={width} />
              <Skeleton height={10} width="28%" mt={8} />
            </div>
            <Skeleton height={20} width={84} radius={10} />
          </div>
        ))}
      </div>
    </LoadingState>
  );
}
