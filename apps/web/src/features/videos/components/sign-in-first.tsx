import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';

/** Replaces the list for visitors. */
export function SignInFirst() {
  const { t } = useTranslation('videos');
  return (
    <div role="alert">
      <EmptyState
        drawing="lock"
        title={t('sign_in.title')}
        message={t('sign_in.message')}
        action={
          <Button component={Link} to="/login">
            {t('sign_in.action')}
          </Button>
        }
      />
    </div>
  );
}
