import type { VideoCard as Video } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { codeText } from '@/lib/i18n/error-text.ts';
import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import type { VideoMove } from '../lifecycle.ts';
import { watchPath } from '@/domain/paths/entry-paths.ts';
import { FailedNote } from './failed-note.tsx';
import { VideoChoice } from './video-choice.tsx';
import { VideoFigures } from './video-figures.tsx';
import { VideoMenu } from './video-menu.tsx';
import { VideoMeta } from './video-meta.tsx';
import { VideoPicture } from './video-picture.tsx';
import classes from './video-card.module.css';

const focusTarget = { [rowFocusAttribute]: '' };

/** A video in the library. The whole card opens it once it is processed, or selects it in selection mode. */
export function VideoCard({
  video,
  selecting,
  selected,
  onSelect,
  onMove,
  onEdit,
}: {
  video: Video;
  selecting: boolean;
  selected: boolean;
  /** `extend` selects the range from the last toggled video. */
  onSelect: (extend: boolean) => void;
  onMove: (move: VideoMove) => void;
  onEdit: () => void;
}) {
  const { t } = useTranslation('videos');
  const title = () => {
    if (selecting) {
      return (
        <VideoChoice title={video.title} selected={selected} onSelect={onSelect} focusTarget={focusTarget} />
      );
    }
    if (video.processed) {
      return (
        <Link to={watchPath(video.id)} dir="auto" {...focusTarget}>
          {video.title}
        </Link>
      );
    }
    if (video.processing_status === 'failed') {
      return (
        <span dir="auto" tabIndex={-1} {...focusTarget}>
          {video.title}
        </span>
      );
    }
    return (
      <button
        type="button"
        dir="auto"
        aria-label={t('card.not_ready', { title: video.title })}
        onClick={() => toast.info(codeText('video_not_ready'))}
        {...focusTarget}
      >
        {video.title}
      </button>
    );
  };
  return (
    <li
      className={classes.root}
      data-openable={video.processed || selecting || undefined}
      data-selected={selected || undefined}
    >
      <VideoPicture video={video} selecting={selecting} />
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 className={classes.title} lang={video.language} title={video.title}>
            {title()}
          </h2>
          {!selecting && <VideoMenu video={video} onMove={onMove} onEdit={onEdit} />}
        </div>
        <VideoMeta video={video} />
        {video.processing_status === 'failed' && <FailedNote video={video} />}
        {video.processed && <VideoFigures video={video} />}
      </div>
    </li>
  );
}
