import type { VideoCard as Video } from '@glossa/contract/videos';
import { Button, Skeleton } from '@mantine/core';
import { IconSquareCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useListKeys } from '@/lib/shortcuts/use-list-keys.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useSelection } from '@/ui/hooks/use-selection.ts';
import { useMoveVideo, useMoveVideos } from '../hooks/use-move-videos.ts';
import type { Shelf } from '../shelves.ts';
import { EditDialog } from './edit-dialog.tsx';
import { VideoBulkBar } from './video-bulk-bar.tsx';
import { VideoCard } from './video-card.tsx';
import cardClasses from './video-card.module.css';
import classes from './video-grid.module.css';

/** The cards of a library page, with single and bulk moves. `stale` dims them while new ones load. */
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
      <div className={classes.head}>
        <p className={classes.count} role="status">
          {count}
        </p>
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
      </div>
      <ul ref={list} className={classes.root} aria-label={t('list')} aria-busy={stale}>
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
          onAll={selection.all}
          onNone={selection.none}
          onStop={selection.stop}
          onMove={(to) => void moveAll(to, selection.chosen)}
        />
      )}
      {edited && <EditDialog video={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}

const titleWidths = ['72%', '54%', '84%', '46%', '66%', '58%'];

/** Placeholder cards while the library loads. */
export const VideoGridSkeleton = () => (
  <LoadingState>
    <div className={classes.head}>
      <Skeleton height={14} width={72} my={8} />
    </div>
    <div className={classes.root}>
      {titleWidths.map((width) => (
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
