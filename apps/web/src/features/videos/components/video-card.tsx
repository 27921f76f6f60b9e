import { retryVideo } from '@glossa/contract/videos';
import type { VideoCard as Video } from '@glossa/contract/videos';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Move } from '@/domain/content/library/use-moves.ts';
import { watchPath } from '@/domain/paths/entry-paths.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { rowFocusAttribute } from '@/lib/shortcuts/use-row-focus.ts';
import { BarLabels, KnowledgeBar, KnownShare } from '@/ui/data/knowledge-bar.tsx';
import { toast } from '@/ui/feedback/toast.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { libraryLists } from '../shelves.ts';
import { VideoMenu } from './video-menu.tsx';
import { VideoMeta } from './video-meta.tsx';
import { VideoThumbnail } from './video-thumbnail.tsx';
import classes from './video-card.module.css';

const openerClass = `covering ${classes.title}`;
const focusTarget = { [rowFocusAttribute]: '' };

/**
 * A video in the library. Clicking anywhere on the card opens the video once it is processed, or selects it in
 * selection mode.
 */
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
  /** `extend` selects the range starting at the last toggled video. */
  onSelect: (extend: boolean) => void;
  onMove: (move: Move) => void;
  onEdit: () => void;
}) {
  const share = watchedShare(video);
  return (
    <Card
      component="li"
      p={0}
      className={classes.card}
      data-openable={video.processed || selecting || undefined}
      data-selected={selected || undefined}
    >
      <VideoThumbnail video={video} watchedShare={share} selecting={selecting} />
      <Stack gap={0} flex="1 1 auto" p={14} pt="sm">
        <Group gap={4} align="flex-start" wrap="nowrap">
          <Title order={2} size="h3" flex="1 1 auto" miw={0} lang={video.language} title={video.title}>
            {selecting ? (
              <SelectableTitle title={video.title} selected={selected} onSelect={onSelect} />
            ) : (
              <VideoTitle video={video} />
            )}
          </Title>
          {!selecting && <VideoMenu video={video} onMove={onMove} onEdit={onEdit} />}
        </Group>
        <VideoMeta video={video} />
        {video.processing_status === 'failed' && <ProcessingError video={video} />}
        {video.processed && <VideoProgress video={video} watchedShare={share} />}
      </Stack>
    </Card>
  );
}

/** Watched share from which a video counts as finished, because most videos end with credits and music. */
const finishedShare = 0.95;

/** Returns how far a video has been watched, from 0 to 1; returns 1 if only its end is left. */
function watchedShare({ position, duration }: Video): number {
  if (duration === null || duration <= 0) return 0;
  const share = Math.min(1, Math.max(0, position / duration));
  return share >= finishedShare ? 1 : share;
}

/** The title, which opens the video once it is processed. */
function VideoTitle({ video: { id, title, processed, processing_status } }: { video: Video }) {
  const { t } = useTranslation('videos');
  if (processed) {
    return (
      <Link to={watchPath(id)} className={openerClass} dir="auto" {...focusTarget}>
        {title}
      </Link>
    );
  }
  if (processing_status === 'failed') {
    return (
      <span className={classes.title} dir="auto" tabIndex={-1} {...focusTarget}>
        {title}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={openerClass}
      dir="auto"
      aria-label={t('card.not_ready', { title })}
      onClick={() => toast.info(errorCodeText('video_not_ready'))}
      {...focusTarget}
    >
      {title}
    </button>
  );
}

/** The title as a checkbox. The box is on the thumbnail, and clicking anywhere on the card toggles it. */
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
    <label className="covering">
      <input
        type="checkbox"
        className={classes.checkbox}
        checked={selected}
        aria-label={t('select.one', { title })}
        onChange={({ nativeEvent }) => onSelect('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        {...focusTarget}
      />
      <span className={classes.title} dir="auto">
        {title}
      </span>
    </label>
  );
}

/** Shows why a video couldn't be processed, with a retry button. */
function ProcessingError({ video }: { video: Video }) {
  const { t } = useTranslation('videos');
  const { mutate, isPending } = useEndpointMutation(retryVideo, { invalidates: libraryLists });
  return (
    <Stack gap={10} align="flex-start" justify="space-between" flex="1 1 auto" mt="xs" pos="relative">
      <Text size="sm" lh={1.4} c="var(--glossa-danger)">
        {errorCodeText(video.problem ?? 'processing_failed')}
      </Text>
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
    </Stack>
  );
}

/** How much of a video's vocabulary is known, and how far the video has been watched. */
function VideoProgress({ video, watchedShare: share }: { video: Video; watchedShare: number }) {
  const { t } = useTranslation('videos');
  const format = useFormat();
  return (
    <Stack gap={6} justify="flex-end" flex="1 1 auto" pt="sm">
      <KnowledgeBar counts={video.knowledge} withLabel={false} />
      <BarLabels>
        <span>
          <KnownShare counts={video.knowledge} />
        </span>
        {share > 0 && (
          <span>
            {share === 1 ? t('card.finished') : t('card.progress', { percent: format.percent(share) })}
          </span>
        )}
      </BarLabels>
    </Stack>
  );
}
