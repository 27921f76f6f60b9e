import { useSyncExternalStore } from 'react';

/** As in reader-frame.module.css: from this width on, the panels are in the text's margin. */
const query = '(min-width: 70em)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Whether the window has space for a margin beside the text. */
export const useHasMargin = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
