import { useSyncExternalStore } from 'react';

/** Creates a hook that returns whether a media query matches, already on the first render. */
function mediaQueryHook(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const list = matchMedia(query);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Returns whether the window is narrower than the mobile breakpoint of 768 px (specification 1, section 9). */
export const useIsPhone = mediaQueryHook('(max-width: 47.99em)');

/** Returns whether details fit beside a list. Must match the breakpoint in list-with-details.module.css. */
export const useIsWide = mediaQueryHook('(min-width: 75em)');
