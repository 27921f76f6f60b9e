import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import type { Shelf } from '../library-view.ts';
import { shelves } from '../shelves.ts';
import { UploadLink } from './upload-link.tsx';

/** An empty shelf. `onClear` is set while a search or filter is active. */
export function LibraryEmpty({ shelf, onClear }: { shelf: Shelf; onClear: (() => void) | undefined }) {
  const { t } = useTranslation('texts');
  if (onClear) {
    return (
      <EmptyState
        drawing="search"
        title={t('empty.filtered.title')}
        message={t('empty.filtered.message')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('empty.filtered.action')}
          </Button>
        }
      />
    );
  }
  if (shelf === 'reading') {
    return (
      <EmptyState
        drawing="shelf"
        title={t('empty.reading.title')}
        message={t('empty.reading.message')}
        action={
          <Group gap="xs" justify="center">
            <Button component={Link} to="/start-learning">
              {t('empty.reading.action')}
            </Button>
            <UploadLink variant="default" />
          </Group>
        }
      />
    );
  }
  return (
    <EmptyState
      drawing={shelf}
      title={t(shelf === 'archive' ? 'empty.archive.title' : 'empty.trash.title')}
      message={t(shelf === 'archive' ? 'empty.archive.message' : 'empty.trash.message')}
      action={
        <Button component={Link} to={shelves.reading.path} variant="default">
          {t('empty.back')}
        </Button>
      }
    />
  );
}
