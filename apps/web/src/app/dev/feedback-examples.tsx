import { Box, Button, Group, Skeleton, Text } from '@mantine/core';

import { Drawing } from '@/ui/feedback/drawing.tsx';
import type { DrawingName } from '@/ui/feedback/drawing.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { FloatingNotice } from '@/ui/feedback/floating-notice.tsx';
import { FullPageSpinner } from '@/ui/feedback/full-page-spinner.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { PageFallback } from '@/ui/feedback/page-fallback.tsx';
import { ProgressCard } from '@/ui/feedback/progress-card.tsx';
import { ToastContent } from '@/ui/feedback/toast-content.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import { Dialog, SidePanel } from '@/ui/overlays/dialog.tsx';
import { SelectionBar } from '@/ui/overlays/selection-bar.tsx';
import { ignore, longText } from './example.ts';
import type { Example } from './example.ts';
import { OverlayExample } from './overlay-example.tsx';

const button = <Button variant="default">Action</Button>;

const drawings: Readonly<Record<DrawingName, true>> = {
  shelf: true,
  book: true,
  search: true,
  map: true,
  trash: true,
  archive: true,
  mail: true,
  lamp: true,
  broken: true,
  lock: true,
  globe: true,
};

const progress = {
  title: 'Uploading the video',
  help: 'You can leave this page.',
  label: 'Upload',
  state: '120 of 400 MB',
  share: 0.3,
};

export const feedbackExamples: readonly Example[] = [
  {
    file: 'feedback/drawing',
    states: {
      all: (
        <Group>
          {(Object.keys(drawings) as DrawingName[]).map((name) => (
            <Drawing key={name} name={name} />
          ))}
        </Group>
      ),
    },
  },
  {
    file: 'feedback/empty-state',
    states: {
      default: (
        <EmptyState
          drawing="shelf"
          title="No texts yet"
          message="Add a text to start reading."
          action={button}
        />
      ),
      'long text': <EmptyState drawing="shelf" title={longText} message={longText} />,
    },
  },
  {
    file: 'feedback/error-state',
    states: {
      'with retry': <ErrorState message="The server did not answer." onRetry={ignore} />,
      'without retry': <ErrorState title="This text was deleted" message={longText} />,
    },
  },
  {
    file: 'feedback/floating-notice',
    states: {
      default: (
        // The transform keeps the notice inside this box.
        <Box h={160} pos="relative" style={{ transform: 'translate(0)' }}>
          <FloatingNotice action={button} onClose={ignore}>
            <Text fw={600}>Confirm your email address</Text>
            <Text size="sm">{longText}</Text>
          </FloatingNotice>
        </Box>
      ),
    },
  },
  {
    file: 'feedback/nothing-found',
    states: { default: <NothingFound title="No texts match" clear="Reset" onClear={ignore} /> },
  },
  { file: 'feedback/full-page-spinner', states: { loading: <FullPageSpinner /> } },
  { file: 'feedback/loading-rows', states: { loading: <LoadingRows height={64} gap={8} count={3} /> } },
  {
    file: 'feedback/loading-state',
    states: {
      loading: (
        <LoadingState>
          <Skeleton height={80} />
        </LoadingState>
      ),
    },
  },
  { file: 'feedback/page-fallback', states: { loading: <PageFallback /> } },
  {
    file: 'feedback/progress-card',
    states: {
      default: <ProgressCard {...progress}>{button}</ProgressCard>,
      'animated, with details': (
        <ProgressCard {...progress} title={longText} detail="2 min left" isAnimated>
          {button}
        </ProgressCard>
      ),
    },
  },
  {
    file: 'feedback/toast-content',
    states: { default: <ToastContent message={longText} action="Undo" onAction={ignore} /> },
  },
  {
    file: 'feedback/toast',
    states: {
      'opened by buttons': (
        <Group>
          <Button onClick={() => toast.success('Text archived')}>Success</Button>
          <Button onClick={() => toast.error(longText, 'Not saved')}>Error</Button>
          <Button onClick={() => toast.info('A new version is ready')}>Info</Button>
          <Button onClick={() => toast.undo({ message: 'Text archived', onUndo: ignore })}>Undo</Button>
          <Button onClick={() => toast.loading('Saving')}>Loading</Button>
        </Group>
      ),
    },
  },
];

export const overlayExamples: readonly Example[] = [
  {
    file: 'overlays/dialog',
    states: {
      dialog: (
        <OverlayExample label="Open a dialog">
          {(close) => (
            <Dialog onClose={close} title="A question">
              {longText}
            </Dialog>
          )}
        </OverlayExample>
      ),
      'side panel': (
        <OverlayExample label="Open a side panel">
          {(close) => (
            <SidePanel onClose={close} title="Details">
              {longText}
            </SidePanel>
          )}
        </OverlayExample>
      ),
    },
  },
  {
    file: 'overlays/confirm-dialog',
    states: {
      'opened by a button': (
        <>
          <Button
            color="red"
            onClick={() =>
              void confirm({ title: 'Delete this text?', message: longText, action: 'Delete', danger: true })
            }
          >
            Delete
          </Button>
          <ConfirmDialog />
        </>
      ),
    },
  },
  {
    file: 'overlays/selection-bar',
    states: {
      default: (
        <SelectionBar label="Selected texts" before={button} count="3 selected">
          {button}
        </SelectionBar>
      ),
    },
  },
];
