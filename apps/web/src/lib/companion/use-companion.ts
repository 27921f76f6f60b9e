import { getCompanion } from '@glossa/contract/companion';
import type { Companion } from '@glossa/contract/companion';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../api/query.ts';

/** A WordPress site that is connected with this one. */
export interface ConnectedSite {
  /** Its host, as people name it. */
  host: string;
  ajaxUrl: string;
  /** Name of the language cookie of the whole site. */
  cookie: string;
}

/** What is known of the companion site; it does not change while a page is open. */
export const useCompanion = () =>
  useQuery({ ...endpointQuery(getCompanion, {}), staleTime: Number.POSITIVE_INFINITY });

/** The site that is connected; undefined where none is. */
export function connectedSite({ site, ajax_url: ajaxUrl, cookie }: Companion): ConnectedSite | undefined {
  return site === null || ajaxUrl === null ? undefined : { host: new URL(site).host, ajaxUrl, cookie };
}
