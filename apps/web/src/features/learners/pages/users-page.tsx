import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { isAdmin } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';

/** Milliseconds for which the redirect notice is visible. */
const noticeDuration = 1200;

/** /users: announces a redirect to the learners page, which only admins may see, and then redirects. */
export function UsersPage() {
  const { t } = useTranslation('learners');
  const user = useUser();
  const [hasElapsed, setElapsed] = useState(false);
  usePageTitle(t('users.title'));
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), noticeDuration);
    return () => clearTimeout(timer);
  }, []);
  if (!isAdmin(user)) return <Navigate to="/403" replace />;
  if (hasElapsed) return <Navigate to="/admin/learners" replace />;
  return (
    <Text my="md" role="status">
      {t('users.redirecting')}
    </Text>
  );
}
