import { Skeleton } from '@mantine/core';

import { LoadingState } from '@/ui/feedback/loading-state.tsx';

/** Placeholder for a report's header, statistics and a chart. */
export const ReportSkeleton = () => (
  <LoadingState>
    <Skeleton height={26} width={240} mb={8} />
    <Skeleton height={18} width={320} mb={20} />
    <Skeleton height={128} radius="lg" />
    <Skeleton height={240} mt={40} />
  </LoadingState>
);
