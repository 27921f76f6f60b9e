import type { VideoCard } from '@glossa/contract/videos';
import { Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconBrandYoutubeFilled,
  IconPlayerPlayFilled,
  IconUpload,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { VideoStill } from '@/domain/covers/video-still.tsx';
import { useTask } from '@/domain/tasks/use-task.ts';
import { useInvalidate } from '@/lib/api/use-invalidate.ts';
import { formatClock } from '@/ui/format/clock.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { libraryLists } from '../shelves.ts';
import classes from './video-thumbnail.module.css';

/** A video's thumbnail, or one generated from its title, with source, length and progress. */
export function VideoThumbnail({
  video,
  watchedShare,
  selecting,
}: {
  video: VideoCard;
  watchedShare: number;
  selecting: boolean;
}) {
  const { t } = useTranslation('videos');
  const isYoutube = video.video_url !== null;
  const Source = isYoutube ? IconBrandYoutubeFilled : IconUpload;
  return (
    <div className={classes.root}>
      <VideoStill video={video} />
      {video.processed && !selecting && (
        <span className={classes.play} aria-hidden="true">
          <IconPlayerPlayFilled size={22} />
        </span>
      )}
      {video.processing_status === 'processing' && <ProcessingOverlay video={video} />}
      {video.processing_status === 'failed' && (
        <span className={classes.overlay}>
          <IconAlertTriangle color="#f2b8b5" size={22} stroke={1.8} aria-hidden="true" />
          {t('card.failed')}
        </span>
      )}
      <span className={classes.source}>
        <Source color={isYoutube ? '#ff4e45' : undefined} size={14} stroke={2} aria-hidden="true" />
        {t(isYoutube ? 'card.youtube' : 'card.uploaded')}
      </span>
      {video.duration !== null && (
        <bdi className={`tabular ${classes.duration}`}>{formatClock(video.duration)}</bdi>
      )}
      {watchedShare > 0 && (
        <span className={classes.watched} aria-hidden="true">
          <span style={{ inlineSize: `${watchedShare * 100}%` }} />
        </span>
      )}
    </div>
  );
}

const circumference = 2 * Math.PI * 20;

/**
 * Covers the thumbnail of a video being processed with its stage and progress. Refetches the list when processing ends.
 */
function ProcessingOverlay({ video }: { video: VideoCard }) {
  const { t } = useTranslation('videos');
  const format = useFormat();
  const invalidate = useInvalidate();
  // Queued videos are refetched only with the list.
  const task = useTask(video.stage === null ? null : video.task, () => void invalidate(libraryLists));
  const percent = Math.max(video.progress ?? 0, task?.progress ?? 0);
  const stage = video.stage === null ? t('stage.waiting') : t(`stage.${video.stage}`);
  return (
    <div
      className={classes.overlay}
      role="progressbar"
      aria-label={t('card.processing_of', { title: video.title })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={t('card.processing_state', { percent: format.percent(percent / 100), stage })}
    >
      <svg className={classes.ring} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" />
        <circle
          className={classes.arc}
          cx="24"
          cy="24"
          r="20"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - percent / 100)}
        />
        <text x="24" y="24">
          {format.percent(percent / 100)}
        </text>
      </svg>
      {t('card.processing')}
      <Text component="span" size="xs" lh={1.4} px="xs">
        {stage}
      </Text>
    </div>
  );
}
