import { Skeleton } from '@mantine/core';

import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import classes from './shelf.module.css';

const titles = ['72%', '54%', '84%', '46%', '66%', '58%', '74%', '62%'];

/** Placeholder of the shelf while it loads. */
export const ShelfSkeleton = () => (
  <LoadingState>
    <div className={classes.root}>
      {titles.map((width) => (
        <div key={width}>
          <Skeleton height={216} radius={12} />
          <Skeleton height={12} width="50%" mt={14} />
          <Skeleton height={16} width={width} mt={8} />
          <Skeleton height={12} width="60%" mt={8} />
          <Skeleton height={20} width={72} mt={14} />
        </div>
      ))}
    </div>
  </LoadingState>
);
