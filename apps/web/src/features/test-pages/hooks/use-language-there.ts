import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { fetchCompanionLanguage } from '@/domain/companion/companion-site.ts';
import type { ConnectedSite } from '@/domain/companion/use-companion.ts';
import { useLanguageCookies } from '@/domain/companion/use-language-cookies.ts';

/** Returns the visitor's language on the companion site; refetched when the site-wide cookie changes. */
export function useLanguageThere(site: ConnectedSite | undefined) {
  const { site: cookie } = useLanguageCookies(site?.cookie);
  const query = useQuery({
    queryKey: ['companion-language', site?.ajaxUrl],
    queryFn: () => fetchCompanionLanguage(site?.ajaxUrl ?? ''),
    enabled: site !== undefined,
    retry: false,
  });
  const { refetch } = query;
  useEffect(() => {
    if (site) void refetch();
  }, [cookie, site, refetch]);
  return query;
}
