import type { Settings } from '@glossa/contract/settings';

import { useSettings } from './use-settings.ts';

/** Preferences for watching. */
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
export const useReaderSettings: () => Omit<ReturnType<typeof useSettings>, 'settings' | 'change'> & {
  settings: (ReaderSettings & WatchSettings) | undefined;
  change: (part: Partial<ReaderSettings & WatchSettings>) => void;
} = useSettings;
