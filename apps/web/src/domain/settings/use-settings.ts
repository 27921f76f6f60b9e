import { getSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';

const query = endpointQuery(getSettings, {});

/** Preferences stored with the account. A change applies immediately, and only changed fields are sent. */
export function useSettings(): {
  settings: Settings | undefined;
  error: Error | null;
  refetch: () => void;
  change: (part: Partial<Settings>) => void;
} {
  const { data, error, refetch } = useQuery(query);
  const client = useQueryClient();
  const changed = useRef(false);
  // Loaded on the first change, since no page needs it before.
  const saver = useCallback(
    async () => (await import('./settings-saver.ts')).settingsSaver(client),
    [client],
  );
  useEffect(
    () => () => {
      if (changed.current) void saver().then(({ flush }) => flush());
    },
    [saver],
  );
  const change = useCallback(
    (part: Partial<Settings>) => {
      changed.current = true;
      client.setQueryData(query.queryKey, (settings) => settings && { ...settings, ...part });
      void saver().then((here) => here.change(part));
    },
    [client, saver],
  );
  return { settings: data, error, refetch: () => void refetch(), change };
}
