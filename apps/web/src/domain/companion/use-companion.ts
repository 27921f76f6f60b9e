import { getCompanion } from '@glossa/contract/companion';
import type { Companion } from '@glossa/contract/companion';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { isAdmin } from '@/domain/session/roles.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';

/** A WordPress site that is connected to this one. */
export interface ConnectedSite {
  /** The host name, for display. */
  host: string;
  ajaxUrl: string;
  /** Name of the site-wide language cookie. */
  cookie: string;
}

/** Loads the companion site's details, which don't change while a page is open. */
export const useCompanion = () =>
  useQuery({ ...endpointQuery(getCompanion, {}), staleTime: Number.POSITIVE_INFINITY });

/** Returns the connected site, or undefined if there is none. */
export function connectedSite({ site, ajax_url: ajaxUrl, cookie }: Companion): ConnectedSite | undefined {
  return site === null || ajaxUrl === null ? undefined : { host: new URL(site).host, ajaxUrl, cookie };
}

/** Explains that no WordPress site is connected and, to admins, what to configure. */
export function NotConnected() {
  const { t } = useTranslation('companion');
  const { state } = useSession();
  if (state.status !== 'authenticated' || !isAdmin(state.user)) return t('unset.others');
  return t('unset.admin', { variable: 'COMPANION_SITE_URL', plugin: 'Glossa Language Sync' });
}
