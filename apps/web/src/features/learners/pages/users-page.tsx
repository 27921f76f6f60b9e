import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { isAdmin } from '../../../lib/session/roles.ts';
import { useUser } from '../../../lib/session/session-context.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';

/** /users: says that it leads on, and does so: admins to the learners, who are not for others. */
export function UsersPage() {
  const { t } = useTranslation('learners');
  const user = useUser();
  usePageTitle(t('users.title'));
  return (
    <>
      <p role="status">{t('users.redirecting')}</p>
      <Navigate to={isAdmin(user) ? '/admin/learners' : '/403'} replace />
    </>
  );
}
