import { Skeleton } from '@mantine/core';

import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import cardClasses from './video-card.module.css';
import shelfClasses from './video-shelf.module.css';

const titles = ['72%', '54%', '84%', '46%', '66%', '58%'];

/** Placeholder cards while the library loads. */
export function LibrarySkeleton() {
  return (
    <LoadingState>
      <div className={shelfClasses.head}>
        <Skeleton height={14} width={72} my={8} />
      </div>
      <div className={shelfClasses.root}>
        {titles.map((width) => (
          <div key={width} className={cardClasses.root}>
            <Skeleton radius={0} style={{ aspectRatio: '16 / 9' }} height="auto" />
            <div className={cardClasses.body}>
              <Skeleton height={16} width={width} my={4} />
              <Skeleton height={12} width="80%" mt={8} />
              <Skeleton height={4} mt={12} />
            </div>
          </div>
        ))}
      </div>
    </LoadingState>
  );
}
