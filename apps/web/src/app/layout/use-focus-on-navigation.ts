import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { isSilentNavigation } from '@/lib/navigation/silent-navigation.ts';

/** On navigation to another page, scrolls to its top and focuses it, for keyboard and screen reader users. */
export function useFocusOnNavigation(): React.RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const location = useLocation();
  const { pathname } = location;
  const state: unknown = location.state;
  const kind = useNavigationType();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isSilentNavigation(state)) return;
    // When going back or forward, the browser restores the scroll position itself.
    if (kind !== NavigationType.Pop) scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, kind, state]);
  return main;
}
