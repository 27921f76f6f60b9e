import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import type { ChangeView, JournalView } from '../journal-view.ts';

/** Shown when the period has no entries, or none of the chosen kind. */
export function JournalEmpty({
  view: { activity, language, period },
  onChange,
}: {
  view: JournalView;
  onChange: ChangeView;
}) {
  const { t } = useTranslation('journal');
  if (activity !== 'all' || language !== '') {
    return (
      <NothingFound
        title={t('empty.filtered')}
        clear={t('empty.clear')}
        onClear={() => onChange({ activity: 'all', language: '' })}
      />
    );
  }
  return (
    <EmptyState
      drawing="book"
      title={t(`empty.${period}`)}
      message={t('empty.help')}
      action={
        <Button component={Link} to="/reading">
          {t('empty.read')}
        </Button>
      }
    />
  );
}
