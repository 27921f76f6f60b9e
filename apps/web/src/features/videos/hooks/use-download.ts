import { linkVideo } from '@glossa/contract/videos';
import type { VideoCard } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Downloads the file of a video. */
export function useDownload(): (video: Pick<VideoCard, 'id' | 'title'>) => Promise<void> {
  const { t } = useTranslation('videos');
  return async ({ id, title }) => {
    try {
      const { url } = await call(linkVideo, { params: { id } });
      Object.assign(document.createElement('a'), { href: url, download: `${title}.mp4` }).click();
    } catch (error) {
      toast.error(failureText(error, t('card.download_failed')));
    }
  };
}
