import { defaultSettings, getSettings } from '@glossa/contract/settings';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';

/** Sentences of a page of the reader, as the person set it. */
export const usePerPage = (): number =>
  (useQuery(endpointQuery(getSettings, {})).data ?? defaultSettings).sentencesPerPage;
