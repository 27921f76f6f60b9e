import { listTags } from '@glossa/contract/tags';
import { useQuery } from '@tanstack/react-query';

import { endpointQuery } from '@/lib/api/query.ts';
import { useSession } from '@/domain/session/session-context.ts';

/** Maximum number of suggested tags. */
const most = 100;

/** Returns the tags used in the user's videos; empty while loading. */
export function useVideoTags(): string[] {
  const { state } = useSession();
  const { data } = useQuery({
    ...endpointQuery(listTags, { query: { type: 'video', page_size: most } }),
    enabled: state.status === 'authenticated',
  });
  return data?.results.map(({ name }) => name) ?? [];
}
