import { addCatalogueVideo } from '@glossa/contract/catalogue-videos';
import type { VideoCard } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { managesContent } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { libraryLists } from '../shelves.ts';

/**
 * Adds the user's own video to the catalog. Undefined if the video isn't eligible or the user doesn't manage content.
 */
export function useTakeIntoCatalogue(video: VideoCard): (() => void) | undefined {
  const { t } = useTranslation('videos');
  const user = useUser();
  const { mutate } = useEndpointMutation(addCatalogueVideo, {
    meta: { success: t('catalogue.added', { title: video.title }) },
    invalidates: libraryLists,
  });
  const isFit = video.processed && video.video_url === null && !video.is_deleted && !video.in_catalogue;
  return isFit && managesContent(user) ? () => mutate({ body: { video_id: video.id } }) : undefined;
}
