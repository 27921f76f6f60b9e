import { createContext, use } from 'react';

import type { ReaderSettings } from '../../../lib/settings/use-reader-settings.ts';

interface Changeable {
  settings: ReaderSettings;
  onSettings: (part: Partial<ReaderSettings>) => void;
}

export const ReaderSettingsContext = createContext<Changeable | null>(null);

/** How the open text is set, and how that is changed; the same moment it is, whatever page is on its way. */
export function useSettings(): Changeable {
  const given = use(ReaderSettingsContext);
  if (!given) throw new Error('useSettings needs an open text');
  return given;
}
