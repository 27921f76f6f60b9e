import { useTranslation } from 'react-i18next';

import { isAdmin } from '@/domain/session/roles.ts';
import { useSession } from '@/domain/session/session-context.ts';

/** Shows that no WordPress site is connected: to admins what to configure, to others who can do it. */
export function NotConnected() {
  const { t } = useTranslation('companion');
  const { state } = useSession();
  if (state.status !== 'authenticated' || !isAdmin(state.user)) return t('unset.others');
  return t('unset.admin', { variable: 'COMPANION_SITE_URL', plugin: 'Glossa Language Sync' });
}
