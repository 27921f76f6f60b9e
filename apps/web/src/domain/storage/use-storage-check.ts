import { getStorage } from '@glossa/contract/storage';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { useFileSize } from '@/lib/files/use-file-size.ts';

/**
 * Returns a function that explains why a file doesn't fit in the user's storage, before it's uploaded. The explanation
 * is undefined if the file fits, or while that isn't known.
 */
export function useStorageCheck(): (file: File) => string | undefined {
  const { t } = useTranslation('errors');
  const size = useFileSize();
  // Always refetch, because files may have been uploaded from other devices.
  const { data } = useQuery({ ...endpointQuery(getStorage, {}), staleTime: 0 });
  return (file) => {
    if (!data || data.limit === null) return undefined;
    const free = Math.max(0, data.limit - data.used - data.reserved);
    if (file.size <= free) return undefined;
    return t('storage_quota_left', { size: size(file.size), free: size(free), limit: size(data.limit) });
  };
}
