import { useEffect, useState } from 'react';

import type { SaveState } from '@/domain/settings/settings-saver.ts';

/** Milliseconds for which "saved" is shown. */
const shown = 2500;

/** Returns the state of a change to show; "saved" disappears after a moment. */
export function useFadingState(state: SaveState | undefined): SaveState | undefined {
  const [faded, setFaded] = useState<SaveState>();
  useEffect(() => {
    if (state !== 'saved') return;
    const timer = setTimeout(() => setFaded(state), shown);
    return () => {
      clearTimeout(timer);
      setFaded(undefined);
    };
  }, [state]);
  return state === faded ? undefined : state;
}
