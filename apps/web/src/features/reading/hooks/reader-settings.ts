import { createContext, use } from 'react';

import type { ReaderSettings } from '@/domain/settings/use-settings.ts';

interface Changeable {
  settings: ReaderSettings;
  onSettings: (part: Partial<ReaderSettings>) => void;
}

export const ReaderSettingsContext = createContext<Changeable | null>(null);

/** The text settings and a setter. Changes apply immediately, whatever page is loading. */
export function useSettings(): Changeable {
  const given = use(ReaderSettingsContext);
  if (!given) throw new Error('useSettings needs an open text');
  return given;
}
