import { ApiError } from '@glossa/contract/client';
import { getVideo, listVideos, retryVideo } from '@glossa/contract/videos';
import { Button, Group, Progress, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorCodeText, errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import { PageLayout } from '@/ui/layout/page-layout.tsx';

const AccessEnded = deferred(async () => (await import('@/domain/purchases/access-ended.tsx')).AccessEnded);

/** Replaces a video that cannot be shown: explains why, and what to do. */
export function VideoUnavailable({
  id,
  error,
  onRetry,
}: {
  id: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { t } = useTranslation('watch');
  const code = error instanceof ApiError ? error.code : '';
  return <PageLayout>{content()}</PageLayout>;

  function content() {
    if (code === 'access_ended') return <AccessEnded kind="video" />;
    if (code === 'video_not_ready') return <ProcessingVideo id={id} onReady={onRetry} />;
    // The API rejects a malformed ID as an invalid request.
    if (code !== 'video_not_found' && code !== 'invalid_request') {
      return <ErrorState title={t('load_failed')} message={errorText(error)} onRetry={onRetry} />;
    }
    return (
      <EmptyState
        drawing="broken"
        title={t('gone.title')}
        message={t('gone.message')}
        action={
          <Button component={Link} to="/videos">
            {t('back')}
          </Button>
        }
      />
    );
  }
}

/** Milliseconds between two polls. */
const pollInterval = 2000;

/** Replaces a video that is still being processed: shows its progress, then the video, or why it failed. */
function ProcessingVideo({ id, onReady }: { id: string; onReady: () => void }) {
  const { t } = useTranslation(['watch', 'common']);
  const format = useFormat();
  const client = useQueryClient();
  const query = endpointQuery(getVideo, { params: { id } });
  const { data: video, error } = useQuery({
    ...query,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.processing_status === 'processing' || state.error ? pollInterval : false,
  });
  const { mutate, isPending } = useEndpointMutation(retryVideo, {
    invalidates: [listVideos],
    onSuccess: (retried) => client.setQueryData(query.queryKey, retried),
  });
  const ready = video?.processing_status === 'ready';
  useEffect(() => {
    if (ready) onReady();
  }, [ready, onReady]);

  if (error && !video) return <ErrorState title={t('load_failed')} message={errorText(error)} />;
  if (video?.processing_status === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          drawing="broken"
          title={t('preparing.failed')}
          message={errorCodeText(video.problem ?? 'unknown_error')}
          action={
            <Button variant="default" loading={isPending} onClick={() => mutate({ params: { id } })}>
              {t('common:retry')}
            </Button>
          }
        />
      </div>
    );
  }
  const progress = video?.progress ?? 0;
  return (
    <EmptyState
      drawing="book"
      title={video?.title ?? t('preparing.title')}
      message={errorCodeText('video_not_ready')}
      action={
        <Group gap="sm" justify="center" role="status">
          <Progress w="min(320px, 60vw)" value={progress} aria-label={t('preparing.title')} />
          <Text span size="sm" c="dimmed" className="tabular">
            {format.percent(progress / 100)}
          </Text>
        </Group>
      }
    />
  );
}
