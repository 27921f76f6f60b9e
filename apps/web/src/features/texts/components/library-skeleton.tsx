import { Skeleton } from '@mantine/core';

import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import listClasses from './text-list.module.css';
import rowClasses from './text-row.module.css';

const titles = ['44%', '62%', '36%', '54%', '48%', '30%'];

/** Placeholder rows while the library loads. */
export function LibrarySkeleton() {
  return (
    <LoadingState>
      <div className={listClasses.root}>
        {titles.map((width) => (
          <div key={width} className={rowClasses.root}>
            <div className={rowClasses.cover}>
              <Skeleton height={48} width={36} />
            </div>
            <div>
              <Skeleton height={16} width={width} mt={3} mb={10} />
              <Skeleton height={12} width="70%" mb={4} />
            </div>
            <div className={rowClasses.progress}>
              <Skeleton height={4} mb={8} />
              <Skeleton height={10} width="50%" />
            </div>
            <div className={rowClasses.actions}>
              <Skeleton circle height={24} m={6} />
              <Skeleton circle height={24} m={6} />
            </div>
          </div>
        ))}
      </div>
    </LoadingState>
  );
}
