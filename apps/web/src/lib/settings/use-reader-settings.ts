import { getSettings, updateSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { endpointQuery, useEndpointMutation } from '../api/query.ts';

const query = endpointQuery(getSettings, {});

export type ReaderSettings = Pick<Settings, 'sentencesPerPage' | 'fontSize' | 'lineSpacing'>;

/** Milliseconds without a further change after which a change is sent. */
const rest = 400;

/** Preferences of reading. A change shows at once and is sent when the hand rests. */
export function useReaderSettings(): {
  settings: ReaderSettings | undefined;
  error: Error | null;
  refetch: () => void;
  change: (part: Partial<ReaderSettings>) => void;
} {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  const newest = useRef<ReaderSettings>(undefined);
  const { mutate } = useEndpointMutation(updateSettings, {
    onSuccess: (settings, { body }) => {
      // What was changed since is newer than this answer.
      if (body === newest.current) client.setQueryData(query.queryKey, settings);
    },
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const send = useDebouncedCallback((settings: ReaderSettings) => mutate({ body: settings }), {
    delay: rest,
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
      newest.current = { sentencesPerPage, fontSize, lineSpacing };
      send(newest.current);
    },
  };
}
