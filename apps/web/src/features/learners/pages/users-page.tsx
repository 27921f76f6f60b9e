import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { isAdmin } from '../../../lib/session/roles.ts';
import { useUser } from '../../../lib/session/session-context.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';

/** Milliseconds for which it is said where this leads: long enough to be read. */
const reading = 1200;

/** /users: says that it leads on, and does so: admins to the learners, who are not for others. */
export function UsersPage() {
  const { t } = useTranslation('learners');
  const user = useUser();
  const [isRead, setRead] = useState(false);
  usePageTitle(t('users.title'));
  useEffect(() => {
    const timer = setTimeout(() => setRead(true), reading);
    return () => clearTimeout(timer);
  }, []);
  if (!isAdmin(user)) return <Navigate to="/403" replace />;
  if (isRead) return <Navigate to="/admin/learners" replace />;
  return <p role="status">{t('users.redirecting')}</p>;
}
