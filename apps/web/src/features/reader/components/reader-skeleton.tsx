import { Skeleton, Stack } from '@mantine/core';

import { useQuietShell } from '../../../lib/shell/use-quiet-shell.ts';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { ReaderFrame } from './reader-frame.tsx';

const lines = ['96%', '100%', '92%', '98%', '64%'];

/** The shape of a page while it is on its way. */
export function ReaderSkeleton() {
  useQuietShell('phones');
  return (
    <ReaderFrame>
      <LoadingState>
        <Skeleton height={24} width="60%" mb={40} />
        <Stack gap={16}>
          {lines.map((width) => (
            <Skeleton key={width} height={14} width={width} />
          ))}
        </Stack>
      </LoadingState>
    </ReaderFrame>
  );
}
