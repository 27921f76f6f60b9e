import { listCatalogVideos } from '@glossa/contract/catalog-videos';
import type { CatalogVideo } from '@glossa/contract/catalog-videos';
import { retryVideo } from '@glossa/contract/videos';
import { Box, Button, Text } from '@mantine/core';
import { IconPlayerPlayFilled, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { ContentName } from '@/domain/content/manage/content-name.tsx';
import { VideoStill } from '@/domain/covers/video-still.tsx';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import classes from './video-name.module.css';

/** Thumbnail, title and author of a video and, if its processing failed, the reason. */
export function VideoName({
  video,
  onEdit,
  onPreview,
}: {
  video: CatalogVideo;
  onEdit: () => void;
  onPreview: () => void;
}) {
  const reason = errorCodeText(video.problem ?? 'processing_failed');
  return (
    <ContentName
      content={video}
      cover={<Thumbnail video={video} onPreview={onPreview} />}
      onEdit={onEdit}
      below={
        video.status === 'error' && (
          <Box c="var(--glossa-danger)" fz={13} lh={1.4}>
            <Text span inherit lineClamp={3} title={reason}>
              {reason}
            </Text>
            {video.isOwn && <RetryButton video={video} />}
          </Box>
        )
      }
    />
  );
}

/** A video's thumbnail. Once the video is playable, clicking the thumbnail plays it. */
function Thumbnail({ video, onPreview }: { video: CatalogVideo; onPreview: () => void }) {
  const { t } = useTranslation('catalogue');
  if (video.file === null) {
    return (
      <span className={classes.thumbnail}>
        <VideoStill video={video} />
      </span>
    );
  }
  return (
    <button
      type="button"
      className={classes.thumbnail}
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

/** Retries processing of the user's own failed video. */
function RetryButton({ video }: { video: CatalogVideo }) {
  const { t } = useTranslation('videos');
  const { mutate, isPending } = useEndpointMutation(retryVideo, { invalidates: [listCatalogVideos] });
  return (
    <Button
      size="compact-xs"
      variant="light"
      mt={4}
      display="block"
      loading={isPending}
      leftSection={<IconRefresh size={13} stroke={2} />}
      aria-label={t('card.retry_of', { title: video.title })}
      onClick={() => mutate({ params: { id: video.id } })}
    >
      {t('card.retry')}
    </Button>
  );
}
