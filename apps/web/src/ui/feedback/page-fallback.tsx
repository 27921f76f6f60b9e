import { Skeleton, Stack } from '@mantine/core';

import { LoadingState } from './loading-state.tsx';
import { PageLayout } from '../layout/page-layout.tsx';

/** Shown while a page's code is loading. */
export function PageFallback() {
  return (
    <PageLayout>
      <LoadingState>
        <Stack gap="md">
          <Skeleton height={32} width={260} />
          <Skeleton height={16} width={380} maw="100%" />
          <Skeleton height={220} mt="md" />
        </Stack>
      </LoadingState>
    </PageLayout>
  );
}
