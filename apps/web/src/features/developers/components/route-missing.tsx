import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '../../../ui/empty-state.tsx';

/** What stands where an address names a route that there is not, or not any more. */
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
