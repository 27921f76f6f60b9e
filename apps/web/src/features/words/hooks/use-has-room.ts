import { useSyncExternalStore } from 'react';

/** As in components/words-results.module.css: from here on the details stand beside the list. */
const query = '(min-width: 75em)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the window is wide enough for the details of a word beside the list. */
export const useHasRoom = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
