import { Skeleton } from '@mantine/core';

import { useQuietShell } from '@/lib/shell/use-quiet-shell.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import classes from './watch-skeleton.module.css';

/** Placeholder of the watch page while it loads. */
export function WatchSkeleton() {
  useQuietShell('phones');
  return (
    <LoadingState>
      <div className={classes.page}>
        <div className={classes.main}>
          <Skeleton height={28} width="44%" />
          <Skeleton className={classes.picture} radius={12} />
          <Skeleton height={28} width="70%" mx="auto" />
        </div>
        <div className={classes.side}>
          {[92, 74, 86, 60, 80].map((width) => (
            <Skeleton key={width} height={16} width={`${width}%`} />
          ))}
        </div>
      </div>
    </LoadingState>
  );
}
