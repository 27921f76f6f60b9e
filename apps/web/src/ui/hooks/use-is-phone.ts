import { useSyncExternalStore } from 'react';

/** Below 768 px (specification 1, section 9). */
const query = '(max-width: 47.99em)';

const subscribe = (listener: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};

/** Returns whether the window is narrower than the mobile breakpoint. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
