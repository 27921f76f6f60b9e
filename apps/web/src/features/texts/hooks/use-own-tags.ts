import { listTextTags } from '@glossa/contract/texts';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';

/** Names of the tags that own texts carry; empty until they are known. */
export const useOwnTags = (): string[] =>
  useQuery(endpointQuery(listTextTags, {})).data?.results.map(({ name }) => name) ?? [];
