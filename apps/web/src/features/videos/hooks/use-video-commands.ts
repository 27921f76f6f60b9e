import { addCatalogVideo } from '@glossa/contract/catalog-videos';
import { revokeTask } from '@glossa/contract/task-lists';
import { linkVideo } from '@glossa/contract/videos';
import type { VideoCard } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { managesContent } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { call } from '@/lib/api/client.ts';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { errorTextOr } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { libraryLists } from '../shelves.ts';

/** Returns a function that cancels the processing of a video. The processing can be retried later. */
export function useCancelProcessing(): (video: Pick<VideoCard, 'task'>) => void {
  const { t } = useTranslation('videos');
  const { mutate } = useEndpointMutation(revokeTask, {
    meta: { silent: true },
    invalidates: libraryLists,
    onSuccess: () => void toast.success(t('cancel.done')),
    onError: (error) => void toast.error(errorTextOr(error, t('cancel.failed'))),
  });
  return ({ task }) => {
    if (task !== null) mutate({ params: { id: task } });
  };
}

/** Returns a function that downloads a video's file. */
export function useDownload(): (video: Pick<VideoCard, 'id' | 'title'>) => Promise<void> {
  const { t } = useTranslation('videos');
  return async ({ id, title }) => {
    try {
      const { url } = await call(linkVideo, { params: { id } });
      Object.assign(document.createElement('a'), { href: url, download: `${title}.mp4` }).click();
    } catch (error) {
      toast.error(errorTextOr(error, t('card.download_failed')));
    }
  };
}

/**
 * Returns a function that adds the user's own video to the catalog, or undefined if the video isn't eligible or the
 * user isn't a content manager.
 */
export function useAddToCatalog(video: VideoCard): (() => void) | undefined {
  const { t } = useTranslation('videos');
  const user = useUser();
  const { mutate } = useEndpointMutation(addCatalogVideo, {
    meta: { success: t('catalogue.added', { title: video.title }) },
    invalidates: libraryLists,
  });
  const isEligible = video.processed && video.video_url === null && !video.is_deleted && !video.in_catalogue;
  return isEligible && managesContent(user) ? () => mutate({ body: { video_id: video.id } }) : undefined;
}
