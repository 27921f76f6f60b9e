import { Button, Progress } from '@mantine/core';
import { getVideo, listVideos, retryVideo } from '@glossa/contract/videos';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { codeText, errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './preparing-video.module.css';

/** Milliseconds between two polls. */
const interval = 2000;

/** Replaces a video that is still being processed: shows its progress, then the video, or why it failed. */
export function PreparingVideo({ id, onReady }: { id: string; onReady: () => void }) {
  const { t } = useTranslation(['watch', 'common']);
  const format = useFormat();
  const client = useQueryClient();
  const query = endpointQuery(getVideo, { params: { id } });
  const { data: video, error } = useQuery({
    ...query,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.processing_status === 'processing' || state.error ? interval : false,
  });
  const { mutate, isPending } = useEndpointMutation(retryVideo, {
    invalidates: [listVideos],
    onSuccess: (again) => client.setQueryData(query.queryKey, again),
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
          message={codeText(video.problem ?? 'unknown_error')}
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
      message={codeText('video_not_ready')}
      action={
        <div className={classes.progress} role="status">
          <Progress value={progress} aria-label={t('preparing.title')} />
          <span>{format.percent(progress / 100)}</span>
        </div>
      }
    />
  );
}
