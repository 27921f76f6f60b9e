import { Skeleton, Stack } from '@mantine/core';

import { useHiddenShell } from '@/lib/shell/use-hidden-shell.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { BackToLibrary } from './back-to-library.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import classes from './reader-header.module.css';

const lines = ['96%', '100%', '92%', '98%', '64%'];

/** Placeholder of a page while it loads. */
export function ReaderSkeleton() {
  useHiddenShell('phones');
  return (
    <ReaderFrame>
      <header className={`${classes.header} ${classes.row}`}>
        <BackToLibrary />
      </header>
      <LoadingState>
        <Stack gap={16}>
          {lines.map((width) => (
            <Skeleton key={width} height={14} width={width} />
          ))}
        </Stack>
      </LoadingState>
    </ReaderFrame>
  );
}
