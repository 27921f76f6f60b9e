import { getUploadLimits } from '@glossa/contract/video-upload';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/**
 * Returns the server's limits and capabilities; undefined while loading. Always refetched, because free disk space
 * changes.
 */
export const useUploadLimits = () => useQuery({ ...endpointQuery(getUploadLimits, {}), staleTime: 0 }).data;
