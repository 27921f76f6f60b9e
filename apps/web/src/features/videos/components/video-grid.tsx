import type { VideoCard as Video } from '@glossa/contract/videos';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconSquareCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useListKeys } from '@/lib/shortcuts/use-list-keys.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useSelection } from '@/ui/hooks/use-selection.ts';
import { Card } from '@/ui/layout/card.tsx';
import { useMoveVideo, useMoveVideos } from '../hooks/use-move-videos.ts';
import type { Shelf } from '../shelves.ts';
import { EditDialog } from './edit-dialog.tsx';
import { VideoBulkBar } from './video-bulk-bar.tsx';
import { VideoCard } from './video-card.tsx';
import classes from './video-grid.module.css';

/** The cards on a library page, with single and bulk moves. `stale` dims them while new ones load. */
export function VideoGrid({
  shelf,
  videos,
  count,
  stale,
}: {
  shelf: Shelf;
  videos: readonly Video[];
  /** The number of videos, as text. */
  count: string;
  stale: boolean;
}) {
  const { t } = useTranslation('videos');
  const move = useMoveVideo();
  const moveAll = useMoveVideos();
  const selection = useSelection(videos.map(({ id }) => id));
  const [edited, setEdited] = useState<Video>();
  const list = useListKeys(videos, t('keys', { returnObjects: true }), {
    select: (_video: Video, index: number) => selection.toggle(index, false),
    archive: (video: Video) => {
      if (!video.is_deleted) void move(video.is_archived ? 'unarchive' : 'archive', video);
    },
    trash: (video: Video) => void move(video.is_deleted ? 'remove' : 'trash', video),
  });
  return (
    <>
      <Group justify="space-between" wrap="nowrap" mb="sm">
        <Text size="sm" c="dimmed" role="status">
          {count}
        </Text>
        <Button
          size="compact-sm"
          variant={selection.active ? 'light' : 'subtle'}
          color={selection.active ? 'ink' : 'gray'}
          aria-pressed={selection.active}
          leftSection={<IconSquareCheck size={16} stroke={1.8} />}
          onClick={selection.active ? selection.stop : selection.start}
        >
          {t('select.mode')}
        </Button>
      </Group>
      <ul ref={list} className={`dimmed-when-busy ${classes.grid}`} aria-label={t('list')} aria-busy={stale}>
        {videos.map((video, index) => (
          <VideoCard
            key={video.id}
            video={video}
            selecting={selection.active}
            selected={selection.chosen.includes(video.id)}
            onSelect={(extend) => selection.toggle(index, extend)}
            onMove={(to) => void move(to, video)}
            onEdit={() => setEdited(video)}
          />
        ))}
      </ul>
      {selection.active && (
        <VideoBulkBar
          shelf={shelf}
          count={selection.chosen.length}
          total={videos.length}
          onSelectAll={selection.all}
          onClearSelection={selection.none}
          onStop={selection.stop}
          onMove={(to) => void moveAll(to, selection.chosen)}
        />
      )}
      {edited && <EditDialog video={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

const titleWidths = ['72%', '54%', '84%', '46%', '66%', '58%'];

/** Placeholder cards while the library is loading. */
export const VideoGridSkeleton = () => (
  <LoadingState>
    <Skeleton height={14} width={72} mt={8} mb={20} />
    <div className={classes.grid}>
      {titleWidths.map((width) => (
        <Card key={width} p={0}>
          <Skeleton radius={0} style={{ aspectRatio: '16 / 9' }} height="auto" />
          <Stack gap={0} p={14} pt="sm">
            <Skeleton height={16} width={width} my={4} />
            <Skeleton height={12} width="80%" mt={8} />
            <Skeleton height={4} mt={12} />
          </Stack>
        </Card>
      ))}
    </div>
  </LoadingState>
);
