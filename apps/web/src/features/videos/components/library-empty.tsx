import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import type { Shelf } from '../library-view.ts';
import { shelves } from '../shelves.ts';
import { UploadLink } from './upload-link.tsx';

const drawings = { videos: 'shelf', archive: 'archive', trash: 'trash' } as const;

/** An empty shelf. `onClear` is set while a search or filter is active. */
export function LibraryEmpty({ shelf, onClear }: { shelf: Shelf; onClear: (() => void) | undefined }) {
  const { t } = useTranslation('videos');
  const action = onClear ? (
    <Button variant="default" onClick={onClear}>
      {t('empty.clear')}
    </Button>
  ) : shelf === 'videos' ? (
    <UploadLink />
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
