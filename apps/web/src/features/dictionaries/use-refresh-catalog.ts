import { listAdminDictionaries, refreshCatalog } from '@glossa/contract/admin-dictionaries';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Returns a function that refetches the publishers' lists, and the hosts that failed the last time. */
export function useRefreshCatalog(): {
  refresh: () => void;
  isRefreshing: boolean;
  failedHosts: readonly string[];
} {
  const { t } = useTranslation('dictionaries');
  const { mutate, data, isPending } = useEndpointMutation(refreshCatalog, {
    invalidates: [listAdminDictionaries],
    onSuccess: ({ failed_hosts: hosts }) => {
      if (hosts.length === 0) toast.success(t('catalog.refreshed'));
    },
  });
  return {
    refresh: () => mutate({}),
    isRefreshing: isPending,
    failedHosts: data?.failed_hosts ?? [],
  };
}
