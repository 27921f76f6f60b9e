import { defaultSettings, getSettings } from '@glossa/contract/settings';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';

/** Returns the user's number of sentences per reader page. */
export const usePerPage = (): number =>
  (useQuery(endpointQuery(getSettings, {})).data ?? defaultSettings).sentencesPerPage;
