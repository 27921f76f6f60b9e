import { listTags } from '@glossa/contract/tags';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '../../../lib/api/query.ts';
import { useSession } from '../../../lib/session/session-context.ts';

/** Most tags that are offered. */
const most = 100;

/** Names of the tags that own videos carry; empty until they are known. */
export function useVideoTags(): string[] {
  const { state } = useSession();
  const { data } = useQuery({
    ...endpointQuery(listTags, { query: { type: 'video', page_size: most } }),
    enabled: state.status === 'authenticated',
  });
  return data?.results.map(({ name }) => name) ?? [];
}
