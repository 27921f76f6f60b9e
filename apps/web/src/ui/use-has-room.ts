import { useSyncExternalStore } from 'react';

/** As in the modules of the lists that have details: from here on those stand beside them. */
const query = '(min-width: 75em)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the window is wide enough for details beside a list. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
