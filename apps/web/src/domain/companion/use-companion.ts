import { getCompanion } from '@glossa/contract/companion';
import type { Companion } from '@glossa/contract/companion';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/** A WordPress site that is connected to this one. */
export interface ConnectedSite {
  /** The host name, for display. */
  host: string;
  ajaxUrl: string;
  /** Name of the site-wide language cookie. */
  cookie: string;
}

/** Loads what is known of the companion site, which does not change while a page is open. */
export const useCompanion = () =>
  useQuery({ ...endpointQuery(getCompanion, {}), staleTime: Number.POSITIVE_INFINITY });

/** Returns the connected site, or undefined if there is none. */
export function connectedSite({ site, ajax_url: ajaxUrl, cookie }: Companion): ConnectedSite | undefined {
  return site === null || ajaxUrl === null ? undefined : { host: new URL(site).host, ajaxUrl, cookie };
}
