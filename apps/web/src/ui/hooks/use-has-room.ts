import { useSyncExternalStore } from 'react';

/** Must match the breakpoint in the CSS of lists with details: from here on, the details are beside the list. */
const query = '(min-width: 75em)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Returns whether the window is wide enough for details beside a list. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
