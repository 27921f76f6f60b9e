import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** On the way to another page: begins at its top and puts the focus there, for keyboards and readers. */
export function usePageTurn(): React.RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Going back and forth, the browser restores the place by itself.
    if (kind !== NavigationType.Pop) scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, kind]);
  return main;
}
