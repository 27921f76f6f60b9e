import { useEffect, useState } from 'react';

import type { SaveState } from '../../../lib/settings/settings-saver.ts';

/** Milliseconds for which it is said that something was saved. */
const shown = 2500;

/** The state of a change as it is to be shown: that it was saved is said for a moment only. */
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
