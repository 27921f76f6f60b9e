import { getUploadLimits } from '@glossa/contract/video-upload';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';

/** What the server takes and can do; undefined until it is known. The room on its disk changes, so it is asked anew. */
export const useUploadLimits = () => useQuery({ ...endpointQuery(getUploadLimits, {}), staleTime: 0 }).data;
