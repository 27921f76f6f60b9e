import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '../../../ui/empty-state.tsx';

/** What stands where nothing was bought yet. */
export function NothingBought() {
  const { t } = useTranslation('purchases');
  return (
    <EmptyState
      drawing="book"
      title={t('empty')}
      message={t('empty_hint')}
      action={
        <Button component={Link} to="/shop">
          {t('browse')}
        </Button>
      }
    />
  );
}
