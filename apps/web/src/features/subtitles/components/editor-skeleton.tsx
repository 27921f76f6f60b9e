import { Skeleton } from '@mantine/core';

import { useQuietShell } from '@/lib/shell/use-quiet-shell.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import classes from './editor-skeleton.module.css';

/** Placeholder of the editor while it loads. */
export function EditorSkeleton() {
  useQuietShell('phones');
  return (
    <LoadingState>
      <div className={classes.page}>
        <div className={classes.main}>
          <Skeleton height={28} width="60%" />
          <Skeleton className={classes.picture} radius={12} />
          <Skeleton height={40} />
        </div>
        <div className={classes.side}>
          {[72, 54, 86, 60, 80, 66].map((width) => (
            <Skeleton key={width} height={16} width={`${width}%`} />
          ))}
        </div>
      </div>
    </LoadingState>
  );
}
