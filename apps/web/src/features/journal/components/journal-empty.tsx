import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '../../../ui/empty-state.tsx';
import type { ChangeView, JournalView } from '../journal-view.ts';

/** Nothing was learned in the period, or nothing of the chosen kind. */
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
      <EmptyState
        drawing="search"
        title={t('empty.filtered')}
        action={
          <Button variant="default" onClick={() => onChange({ activity: 'all', language: '' })}>
            {t('empty.clear')}
          </Button>
        }
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
