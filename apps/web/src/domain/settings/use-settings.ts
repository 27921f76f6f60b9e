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
  const hasChanged = useRef(false);
  // Load the saver on the first change, since no page needs it before then.
  const loadSaver = useCallback(
    async () => (await import('./settings-saver.ts')).getSettingsSaver(client),
    [client],
  );
  useEffect(
    () => () => {
      if (hasChanged.current) void loadSaver().then(({ flush }) => flush());
    },
    [loadSaver],
  );
  const change = useCallback(
    (part: Partial<Settings>) => {
      hasChanged.current = true;
      client.setQueryData(query.queryKey, (settings) => settings && { ...settings, ...part });
      void loadSaver().then(({ change: save }) => save(part));
    },
    [client, loadSaver],
  );
  return { settings: data, error, refetch: () => void refetch(), change };
}

/** Preferences for watching videos: subtitles and automatic pauses. */
export type WatchSettings = Pick<
  Settings,
  'subtitleUnit' | 'subtitleSize' | 'subtitles' | 'secondSubtitles' | 'autoPause' | 'hoverPause'
>;
/** Preferences for reading. */
export type ReaderSettings = Omit<
  Settings,
  | 'theme'
  | 'newWordsPerDay'
  | 'requestedRetention'
  | 'practiceModes'
  | 'automaticTimeZone'
  | 'dailyReminder'
  | 'reminderHour'
  | 'weeklyProgress'
  | 'weeklyProgressDay'
  | 'mutedNotifications'
  | 'shortcuts'
  | 'levels'
  | 'readerHintsSeen'
  | keyof WatchSettings
>;

/** Preferences for reading and watching. A change applies immediately, and only changed fields are sent. */
export function useReaderSettings(): Omit<ReturnType<typeof useSettings>, 'settings' | 'change'> & {
  settings: (ReaderSettings & WatchSettings) | undefined;
  change: (part: Partial<ReaderSettings & WatchSettings>) => void;
} {
  return useSettings();
}
