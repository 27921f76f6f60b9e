import { getSettings, updateSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { endpointKey, endpointQuery, useEndpointMutation } from '../../../lib/api/query.ts';
import { getPracticeSummary } from '@glossa/contract/practice';

export type PracticeSettings = Pick<Settings, 'newWordsPerDay' | 'requestedRetention' | 'practiceModes'>;

const query = endpointQuery(getSettings, {});

/** Milliseconds without a further change after which a change is sent. */
const rest = 400;

/** How the learner practises. A change shows at once and is kept with the account when the hand rests. */
export function usePracticeSettings(): {
  settings: PracticeSettings | undefined;
  change: (part: Partial<PracticeSettings>) => void;
} {
  const client = useQueryClient();
  const { data } = useQuery(query);
  const newest = useRef<PracticeSettings>(undefined);
  const { mutate } = useEndpointMutation(updateSettings, {
    onSuccess: (settings, { body }) => {
      // What was changed since is newer than this answer.
      if (body === newest.current) client.setQueryData(query.queryKey, settings);
      void client.invalidateQueries({ queryKey: endpointKey(getPracticeSummary) });
    },
    onError: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  const send = useDebouncedCallback((settings: PracticeSettings) => mutate({ body: settings }), {
    delay: rest,
    flushOnUnmount: true,
  });
  return {
    settings: data,
    change: (part) => {
      // Not what was last rendered: two changes may come before the next rendering.
      const present = client.getQueryData<Settings>(query.queryKey);
      if (!present) return;
      const next = { ...present, ...part };
      client.setQueryData(query.queryKey, next);
      const { newWordsPerDay, requestedRetention, practiceModes } = next;
      newest.current = { newWordsPerDay, requestedRetention, practiceModes };
      send(newest.current);
    },
  };
}
