import { getPracticeSummary } from '@glossa/contract/practice';
import type { Settings } from '@glossa/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { settingsQuery, settingsSaver } from '../../../lib/settings/settings-saver.ts';

export type PracticeSettings = Pick<Settings, 'newWordsPerDay' | 'requestedRetention' | 'practiceModes'>;

/** How the learner practises. A change shows at once and is kept with the account; what is due follows when it is. */
export function usePracticeSettings(): {
  settings: PracticeSettings | undefined;
  change: (part: Partial<PracticeSettings>) => void;
} {
  const { data } = useQuery(settingsQuery);
  const saver = settingsSaver(useQueryClient());
  useEffect(() => () => saver.flush(), [saver]);
  return { settings: data, change: (part) => saver.change(part, [getPracticeSummary]) };
}
