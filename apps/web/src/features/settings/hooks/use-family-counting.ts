import { listFamilyCounting, setFamilyCounting } from '@glossa/contract/families';
import { getAnalysis, getReadingPage } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { endpointKey, endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';

/** The languages in which a known word makes its whole family known, with a setter; undefined while loading. */
export function useFamilyCounting({ enabled }: { enabled: boolean }): {
  languages: readonly string[] | undefined;
  waiting: boolean;
  change: (language: string, counts: boolean) => void;
} {
  const client = useQueryClient();
  const { data } = useQuery({ ...endpointQuery(listFamilyCounting, {}), enabled });
  const save = useEndpointMutation(setFamilyCounting, {
    // The share of known words depends on this setting.
    invalidates: [listTexts, getAnalysis, getReadingPage],
    onSuccess: (now) => client.setQueryData([...endpointKey(listFamilyCounting), {}], now),
  });
  return {
    languages: data?.languages,
    waiting: save.isPending,
    change: (language, counts) => save.mutate({ body: { language, counts } }),
  };
}
