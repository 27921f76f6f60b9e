import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';

/** Shown when the URL names an unknown or removed route. */
export function RouteMissing({ name, listAddress }: { name: string; listAddress: string }) {
  const { t } = useTranslation('developers');
  return (
    <EmptyState
      drawing="search"
      title={t('missing', { name })}
      message={t('missing_help')}
      action={
        <Button component={Link} to={listAddress} variant="default">
          {t('all_routes')}
        </Button>
      }
    />
  );
}
