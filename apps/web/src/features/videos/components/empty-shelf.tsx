import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { UploadLink } from '@/domain/content/upload-link.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { shelves } from '../shelves.ts';
import type { Shelf } from '../shelves.ts';

const drawings = { videos: 'shelf', archive: 'archive', trash: 'trash' } as const;

/** Replaces an empty shelf of videos. `onClear` is set while a search or filter is active. */
export function EmptyShelf({ shelf, onClear }: { shelf: Shelf; onClear: (() => void) | undefined }) {
  const { t } = useTranslation('videos');
  const action = onClear ? (
    <Button variant="default" onClick={onClear}>
      {t('empty.clear')}
    </Button>
  ) : shelf === 'videos' ? (
    <UploadLink to="/videos/upload">{t('upload.open')}</UploadLink>
  ) : (
    <Button component={Link} to={shelves.videos.path} variant="default">
      {t('empty.back')}
    </Button>
  );
  return (
    <EmptyState
      drawing={onClear ? 'search' : drawings[shelf]}
      title={t('empty.title')}
      message={t(onClear ? 'empty.hint.filtered' : `empty.hint.${shelf}`)}
      action={action}
    />
  );
}
