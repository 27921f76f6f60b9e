import type { CallInput, CallResult, Endpoint } from '@glossa/contract/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';

/** Returns a list and a setter. Changes are shown immediately, and the whole list is saved after each one, in order. */
export function useSavedList<List extends Endpoint, Save extends Endpoint>({
  list,
  input,
  save,
  dependent = [],
}: {
  list: List;
  input: CallInput<List>;
  save: Save;
  /** Endpoints whose responses depend on the list. */
  dependent?: readonly Endpoint[];
}) {
  const client = useQueryClient();
  const query = endpointQuery(list, input);
  const { data, error, refetch } = useQuery(query);
  const mutationKey = [save.path];
  const { mutate } = useEndpointMutation(save, {
    mutationKey,
    scope: { id: save.path },
    invalidates: dependent,
    onSuccess: (saved) => {
      // Responses older than the last change are ignored.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(query.queryKey, saved);
    },
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return {
    data,
    error,
    refetch: () => void refetch(),
    change: (next: CallResult<List>, body: CallInput<Save>) => {
      client.setQueryData(query.queryKey, next);
      mutate(body);
    },
  };
}
