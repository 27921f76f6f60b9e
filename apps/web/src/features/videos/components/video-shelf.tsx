import { Button } from '@mantine/core';
import type { VideoCard as Video } from '@glossa/contract/videos';
import { IconSquareCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useSelection } from '@/ui/hooks/use-selection.ts';
import { useVideoActions } from '../hooks/use-video-actions.ts';
import { useVideoKeys } from '../hooks/use-video-keys.ts';
import type { Shelf } from '../library-view.ts';
import { EditDialog } from './edit-dialog.tsx';
import { VideoBulkBar } from './video-bulk-bar.tsx';
import { VideoCard } from './video-card.tsx';
import classes from './video-shelf.module.css';

/** The cards of a library page, with single and bulk moves. `stale` dims them while new ones load. */
export function VideoShelf({
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
  const { move, moveAll } = useVideoActions();
  const selection = useSelection(videos.map(({ id }) => id));
  const [edited, setEdited] = useState<Video>();
  const list = useVideoKeys(videos, {
    select: (index) => selection.toggle(index, false),
    archive: (video) => !video.is_deleted && void move(video.is_archived ? 'unarchive' : 'archive', video),
    trash: (video) => void move(video.is_deleted ? 'remove' : 'trash', video),
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
            onMove={(action) => void move(action, video)}
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
          onMove={(action) => void moveAll(action, selection.chosen)}
        />
      )}
      {edited && <EditDialog video={edited} onClose={() => setEdited(undefined)} />}
    </>
  );
}
