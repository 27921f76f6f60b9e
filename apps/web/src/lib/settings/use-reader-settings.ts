import type { Settings } from '@glossa/contract/settings';

import { useSettings } from './use-settings.ts';

/** Preferences of watching. */
export type WatchSettings = Pick<
  Settings,
  'subtitleUnit' | 'subtitleSize' | 'subtitles' | 'secondSubtitles' | 'autoPause' | 'hoverPause'
>;
/** Preferences of reading. */
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

/** Preferences of reading and watching. A change shows at once; only what was changed is sent. */
export const useReaderSettings: () => Omit<ReturnType<typeof useSettings>, 'settings' | 'change'> & {
  settings: (ReaderSettings & WatchSettings) | undefined;
  change: (part: Partial<ReaderSettings & WatchSettings>) => void;
} = useSettings;
