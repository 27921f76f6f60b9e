import { getSettings } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';

import { endpointQuery } from '../api/query.ts';

/** Preferences of watching. */
export type WatchSettings = Pick<
  Settings,
  'subtitleUnit' | 'subtitleSize' | 'subtitles' | 'secondSubtitles' | 'autoPause' | 'hoverPause'
>;
/** Preferences of reading. */
export type ReaderSettings = Omit<
  Settings,
  'theme' | 'newWordsPerDay' | 'requestedRetention' | 'practiceModes' | 'shortcuts' | keyof WatchSettings
>;

const query = endpointQuery(getSettings, {});

/** Preferences of reading and watching, kept with the account. A change shows at once; only what was changed is sent. */
export function useReaderSettings(): {
  settings: (ReaderSettings & WatchSettings) | undefined;
  error: Error | null;
  refetch: () => void;
  change: (part: Partial<ReaderSettings & WatchSettings>) => void;
} {
  const { data, error, refetch } = useQuery(query);
  const client = useQueryClient();
  const changed = useRef(false);
  // No page needs it before something is changed.
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
    (part: Partial<ReaderSettings & WatchSettings>) => {
      changed.current = true;
      client.setQueryData(query.queryKey, (settings) => settings && { ...settings, ...part });
      void saver().then((here) => here.change(part));
    },
    [client, saver],
  );
  return { settings: data, error, refetch: () => void refetch(), change };
}
