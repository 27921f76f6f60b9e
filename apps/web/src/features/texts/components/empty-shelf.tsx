import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { UploadLink } from '@/domain/content/upload-link.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { shelves } from '../shelves.ts';
import type { Shelf } from '../shelves.ts';

/** Replaces an empty shelf of texts. `onClear` is set while a search or filter is active. */
export function EmptyShelf({ shelf, onClear }: { shelf: Shelf; onClear: (() => void) | undefined }) {
  const { t } = useTranslation('texts');
  if (onClear) {
    return (
      <NothingFound
        title={t('empty.filtered.title')}
        message={t('empty.filtered.message')}
        clear={t('empty.filtered.action')}
        onClear={onClear}
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
            <UploadLink to="/articles/upload" variant="default">
              {t('upload.open')}
            </UploadLink>
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
