import type { CatalogVideo } from '@glossa/contract/catalog-videos';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';
import classes from './preview-dialog.module.css';

/** Plays a catalog video. */
export function PreviewDialog({ video, onClose }: { video: CatalogVideo; onClose: () => void }) {
  const { t } = useTranslation('catalogue');
  return (
    <Dialog title={<bdi>{video.title}</bdi>} size="xl" onClose={onClose}>
      {/* eslint-disable-next-line jsx-a11y/media-has-caption -- The player shows subtitles as text beside the video. */}
      <video
        className={classes.video}
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
