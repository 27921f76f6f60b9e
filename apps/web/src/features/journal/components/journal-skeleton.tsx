import { Skeleton } from '@mantine/core';

import { LoadingState } from '@/ui/feedback/loading-state.tsx';

/** Placeholder for the totals and a day with its entries. */
export const JournalSkeleton = () => (
  <LoadingState>
    <Skeleton height={104} radius="lg" />
    <Skeleton height={22} width={220} mt={32} mb={12} />
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height={64} mt={8} />
    ))}
  </LoadingState>
);
