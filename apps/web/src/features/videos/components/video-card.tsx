import { retryVideo } from '@glossa/contract/videos';
import type { VideoCard as Video } from '@glossa/contract/videos';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Move } from '@/domain/content/library/use-moves.ts';
import { watchPath } from '@/domain/paths/entry-paths.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { libraryLists } from '../shelves.ts';
import { VideoMenu } from './video-menu.tsx';
import { VideoMeta } from './video-meta.tsx';
import { VideoThumbnail } from './video-thumbnail.tsx';
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
  onMove: (move: Move) => void;
  onEdit: () => void;
}) {
  const share = watchedShare(video);
  return (
    <li
      className={classes.root}
      data-openable={video.processed || selecting || undefined}
      data-selected={selected || undefined}
    >
      <VideoThumbnail video={video} watchedShare={share} selecting={selecting} />
      <div className={classes.body}>
        <div className={classes.head}>
          <h2 className={classes.title} lang={video.language} title={video.title}>
            {selecting ? (
              <SelectableTitle title={video.title} selected={selected} onSelect={onSelect} />
            ) : (
              <Title video={video} />
            )}
          </h2>
          {!selecting && <VideoMenu video={video} onMove={onMove} onEdit={onEdit} />}
        </div>
        <VideoMeta video={video} />
        {video.processing_status === 'failed' && <ProcessingError video={video} />}
        {video.processed && <VideoProgress video={video} watchedShare={share} />}
      </div>
    </li>
  );
}

/** The end of most videos contains only credits and music. */
const finishedShare = 0.95;

/** Returns how far a video was watched, from 0 to 1; 1 when only its last part is left. */
function watchedShare({ position, duration }: Video): number {
  if (duration === null || duration <= 0) return 0;
  const share = Math.min(1, Math.max(0, position / duration));
  return share >= finishedShare ? 1 : share;
}

/** The title, which opens the video once it is processed. */
function Title({ video: { id, title, processed, processing_status } }: { video: Video }) {
  const { t } = useTranslation('videos');
  if (processed) {
    return (
      <Link to={watchPath(id)} dir="auto" {...focusTarget}>
        {title}
      </Link>
    );
  }
  if (processing_status === 'failed') {
    return (
      <span dir="auto" tabIndex={-1} {...focusTarget}>
        {title}
      </span>
    );
  }
  return (
    <button
      type="button"
      dir="auto"
      aria-label={t('card.not_ready', { title })}
      onClick={() => toast.info(errorCodeText('video_not_ready'))}
      {...focusTarget}
    >
      {title}
    </button>
  );
}

/** The title as a checkbox. Its box is on the thumbnail, and the whole card toggles it. */
function SelectableTitle({
  title,
  selected,
  onSelect,
}: {
  title: string;
  selected: boolean;
  onSelect: (extend: boolean) => void;
}) {
  const { t } = useTranslation('videos');
  return (
    <label className={classes.selectable}>
      <input
        type="checkbox"
        className={classes.checkbox}
        checked={selected}
        aria-label={t('select.one', { title })}
        onChange={({ nativeEvent }) => onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        {...focusTarget}
      />
      <span dir="auto">{title}</span>
    </label>
  );
}

/** Why a video could not be processed, with a retry button. */
function ProcessingError({ video }: { video: Video }) {
  const { t } = useTranslation('videos');
  const { mutate, isPending } = useEndpointMutation(retryVideo, { invalidates: libraryLists });
  return (
    <div className={classes.failure}>
      <p>{errorCodeText(video.problem ?? 'processing_failed')}</p>
      <Button
        size="compact-sm"
        variant="light"
        loading={isPending}
        leftSection={<IconRefresh size={14} stroke={2} />}
        aria-label={t('card.retry_of', { title: video.title })}
        onClick={() => mutate({ params: { id: video.id } })}
      >
        {t('card.retry')}
      </Button>
    </div>
  );
}

/** The exact share of unknown words in a video, and how far it was watched. */
function VideoProgress({ video, watchedShare: share }: { video: Video; watchedShare: number }) {
  const { t } = useTranslation('videos');
  const format = useFormat();
  return (
    <div className={classes.progress}>
      <KnowledgeBar counts={video.knowledge} withLabel={false} />
      <div className={classes.labels}>
        <span>{t('card.unknown', { share: (video.unknownWordsPercentage ?? 0) / 100 })}</span>
        {share > 0 && (
          <span>
            {share === 1 ? t('card.finished') : t('card.progress', { percent: format.percent(share) })}
          </span>
        )}
      </div>
    </div>
  );
}
