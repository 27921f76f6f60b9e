import { getSettings, updateSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { endpointQuery, useEndpointMutation } from '../../../lib/api/query.ts';

const query = endpointQuery(getSettings, {});

export type ReaderSettings = Pick<Settings, 'sentencesPerPage' | 'fontSize' | 'lineSpacing'>;

/** The specification's defaults. */
export const readerDefaults: ReaderSettings = { sentencesPerPage: 4, fontSize: 16, lineSpacing: 1.8 };

/** Shows a change at once and sends it when the hand rests (400 ms). */
export function useReaderSettings(): {
  settings: ReaderSettings | undefined;
  error: Error | null;
  refetch: () => void;
  change: (part: Partial<ReaderSettings>) => void;
} {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  const { mutate } = useEndpointMutation(updateSettings, {
    onSuccess: (settings) => client.setQueryData(query.queryKey, settings),
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const send = useDebouncedCallback((settings: ReaderSettings) => mutate({ body: settings }), {
    delay: 400,
    flushOnUnmount: true,
  });
  return {
    settings: data,
    error,
    refetch: () => void refetch(),
    change: (part) => {
      if (!data) return;
      const next = { ...data, ...part };
      client.setQueryData(query.queryKey, next);
      const { sentencesPerPage, fontSize, lineSpacing } = next;
      send({ sentencesPerPage, fontSize, lineSpacing });
    },
  };
}
