import { getDrmSettings } from '@glossa/contract/shop-settings';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { DrmForm } from './drm-form.tsx';
import { Loaded } from './loaded.tsx';

/** The terms of protected products. */
export function DrmPanel() {
  const query = useQuery({ ...endpointQuery(getDrmSettings, {}), staleTime: 0 });
  const reload = async () => (await query.refetch()).data;
  return <Loaded query={query}>{(settings) => <DrmForm settings={settings} onReload={reload} />}</Loaded>;
}
