import { Box } from '@mantine/core';
import type { CatalogVideo } from '@glossa/contract/catalog-videos';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';

/** Plays a catalog video. */
export function PreviewDialog({ video, onClose }: { video: CatalogVideo; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <Dialog title={<bdi>{video.title}</bdi>} size="xl" onClose={onClose}>
      <Box
        component="video"
        display="block"
        w="100%"
        mah="70dvh"
        bdrs={8}
        bg="#14171a"
        src={video.file ?? undefined}
        poster={video.thumbnail ?? undefined}
        aria-label={t('preview.of', { title: video.title })}
        controls
        autoPlay
        playsInline
        data-autofocus
      />
    </Dialog>
  );
}
