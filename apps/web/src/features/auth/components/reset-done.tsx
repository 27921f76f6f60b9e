import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { GuestLayout } from './guest-layout.tsx';

/** Seconds until the sign-in page opens (specification 2, section 9). */
const wait = 3;

/** Confirms a password reset and redirects to sign-in. */
export function ResetDone() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [left, setLeft] = useState(wait);
  useEffect(() => {
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : void navigate('/login')), 1000);
    return () => clearTimeout(timer);
  }, [left, navigate]);
  return (
    <GuestLayout title={t('reset.title')}>
      <div role="status">
        <EmptyState
          drawing="lock"
          title={t('reset.done_title')}
          message={t('reset.done', { count: left })}
          action={
            <Button component={Link} to="/login">
              {t('forgot.back')}
            </Button>
          }
        />
      </div>
    </GuestLayout>
  );
}
