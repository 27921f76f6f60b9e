import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { VideoStill } from '@/domain/covers/video-still.tsx';
import classes from './video-thumb.module.css';

/** Thumbnail of a video. A click plays it, once it is playable. */
export function VideoThumb({ video, onPreview }: { video: CatalogueVideo; onPreview: () => void }) {
  const { t } = useTranslation('catalogue');
  if (video.file === null) {
    return (
      <span className={classes.root}>
        <VideoStill video={video} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.root}
      aria-label={t('preview.of', { title: video.title })}
      onClick={onPreview}
    >
      <VideoStill video={video} />
      <span className={classes.play} aria-hidden="true">
        <IconPlayerPlayFilled size={14} />
      </span>
    </button>
  );
}
