import type { Settings } from '@glossa/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { settingsQuery, settingsSaver } from './settings-saver.ts';

/** Preferences of reading. */
export type ReaderSettings = Omit<
  Settings,
  'theme' | 'newWordsPerDay' | 'requestedRetention' | 'practiceModes' | 'shortcuts'
>;

/** Preferences of reading, kept with the account. A change shows at once; only what was changed is sent. */
export function useReaderSettings(): {
  settings: ReaderSettings | undefined;
  error: Error | null;
  refetch: () => void;
  change: (part: Partial<ReaderSettings>) => void;
} {
  const { data, error, refetch } = useQuery(settingsQuery);
  const saver = settingsSaver(useQueryClient());
  useEffect(() => saver.flush, [saver]);
  return { settings: data, error, refetch: () => void refetch(), change: saver.change };
}
