import { Skeleton } from '@mantine/core';

import { LoadingState } from './loading-state.tsx';

/** Skeletons of a list's first rows, with the `height` of a row and the `gap` before it in pixels. */
export const LoadingRows = ({ count = 4, height, gap }: { count?: number; height: number; gap: number }) => (
  <LoadingState>
    {Array.from({ length: count }, (_, row) => (
      <Skeleton key={row} height={height} mt={gap} />
    ))}
  </LoadingState>
);
