import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';

/** Shown before the first purchase. */
export function NoPurchases() {
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
