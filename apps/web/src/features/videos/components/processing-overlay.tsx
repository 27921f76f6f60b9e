import type { VideoCard } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { useTask } from '@/domain/tasks/use-task.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { useRefreshLibrary } from '../hooks/use-refresh-library.ts';
import classes from './processing-overlay.module.css';

const circumference = 2 * Math.PI * 20;

/** Covers the thumbnail of a video being processed with its stage and progress. Refetches the list at the end. */
export function ProcessingOverlay({ video }: { video: VideoCard }) {
  const { t } = useTranslation('videos');
  const format = useFormat();
  const refresh = useRefreshLibrary();
  // Queued videos are refetched only with the list.
  const task = useTask(video.stage === null ? null : video.task, refresh);
  const percent = Math.max(video.progress ?? 0, task?.progress ?? 0);
  const stage = video.stage === null ? t('stage.waiting') : t(`stage.${video.stage}`);
  return (
    <div
      className={classes.root}
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
          cx="24"
          cy="24"
          r="20"
          strokeDasharray={circumference}
          strokeDashoffset={circumference * (1 - percent / 100)}
        />
      </svg>
      <span className={classes.percent}>{format.percent(percent / 100)}</span>
      <span className={classes.state}>{t('card.processing')}</span>
      <span className={classes.stage}>{stage}</span>
    </div>
  );
}
