import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';

/** Replaces a purchased text or video after access to it has ended, and links to the purchases and orders. */
export function AccessEnded({ kind }: { kind: 'text' | 'video' }) {
  const { t } = useTranslation('purchases');
  return (
    <EmptyState
      drawing="book"
      titleAs="h1"
      title={t(`access_ended.${kind}`)}
      message={t('access_ended.message')}
      action={
        <Group gap={8} justify="center">
          <Button component={Link} to="/my-purchases">
            {t('title')}
          </Button>
          <Button component={Link} to="/order-history" variant="default">
            {t('access_ended.orders')}
          </Button>
        </Group>
      }
    />
  );
}
