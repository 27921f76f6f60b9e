import { Button } from '@mantine/core';
import { listCatalogueVideos } from '@glossa/contract/catalogue-videos';
import type { CatalogueVideo } from '@glossa/contract/catalogue-videos';
import { retryVideo } from '@glossa/contract/videos';
import { IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';

/** Retries processing of the user's own failed video. */
export function RetryButton({ video }: { video: CatalogueVideo }) {
  const { t } = useTranslation('videos');
  const { mutate, isPending } = useEndpointMutation(retryVideo, { invalidates: [listCatalogueVideos] });
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
