import type { VideoCard } from '@glossa/contract/videos';
import {
  IconAlertTriangle,
  IconBrandYoutubeFilled,
  IconPlayerPlayFilled,
  IconUpload,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { VideoStill } from '@/domain/covers/video-still.tsx';
import { clock } from '@/ui/format/clock.ts';
import { watchedShare } from '../watched-share.ts';
import { ProcessingOverlay } from './processing-overlay.tsx';
import classes from './video-picture.module.css';

/** The thumbnail of a video, or one generated from its title, with source, length and progress. */
export function VideoPicture({ video, selecting }: { video: VideoCard; selecting: boolean }) {
  const { t } = useTranslation('videos');
  const isYoutube = video.video_url !== null;
  const Source = isYoutube ? IconBrandYoutubeFilled : IconUpload;
  const share = watchedShare(video);
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
        <span className={classes.failed}>
          <IconAlertTriangle size={22} stroke={1.8} aria-hidden="true" />
          {t('card.failed')}
        </span>
      )}
      <span className={classes.source} data-youtube={isYoutube || undefined}>
        <Source size={14} stroke={2} aria-hidden="true" />
        {t(isYoutube ? 'card.youtube' : 'card.uploaded')}
      </span>
      {video.duration !== null && (
        <span className={classes.duration}>
          <bdi>{clock(video.duration)}</bdi>
        </span>
      )}
      {share > 0 && (
        <span className={classes.watched} aria-hidden="true">
          <span style={{ inlineSize: `${share * 100}%` }} />
        </span>
      )}
    </div>
  );
}
