import { getPracticeSummary } from '@glossa/contract/practice';
import type { Settings } from '@glossa/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { settingsQuery, settingsSaver } from '@/domain/settings/settings-saver.ts';

export type PracticeSettings = Pick<Settings, 'newWordsPerDay' | 'requestedRetention' | 'practiceModes'>;

/**
 * The learner's practice settings. Changes apply optimistically and are stored in the account; due cards are refetched
 * then.
 */
export function usePracticeSettings(): {
  settings: PracticeSettings | undefined;
  change: (part: Partial<PracticeSettings>) => void;
} {
  const { data } = useQuery(settingsQuery);
  const saver = settingsSaver(useQueryClient());
  useEffect(() => () => saver.flush(), [saver]);
  return { settings: data, change: (part) => saver.change(part, [getPracticeSummary]) };
}
