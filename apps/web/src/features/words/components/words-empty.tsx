import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';

/** An empty list. `onClear` is set while a search or filter is active. */
export function WordsEmpty({ onClear }: { onClear: (() => void) | undefined }) {
  const { t } = useTranslation('words');
  return onClear ? (
    <NothingFound
      title={t('empty.filtered.title')}
      message={t('empty.filtered.message')}
      clear={t('empty.filtered.action')}
      onClear={onClear}
    />
  ) : (
    <EmptyState
      drawing="book"
      title={t('empty.none.title')}
      message={t('empty.none.message')}
      action={
        <>
          <Button component={Link} to="/reading">
            {t('empty.none.action')}
          </Button>
          <Button variant="default" component={Link} to="/words/import">
            {t('menu.import')}
          </Button>
        </>
      }
    />
  );
}
