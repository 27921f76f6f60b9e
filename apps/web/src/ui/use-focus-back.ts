import { useEffect, useState } from 'react';

/** What stands on the page when a menu is closed: for an item of a menu, the button that opened it. */
function lasting(element: Element | null): Element | null {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : element;
}

/** When the component goes, the focus goes back to where it was before, unless it has been put somewhere else. */
export function useFocusBack(): void {
  const [before] = useState(() => lasting(document.activeElement));
  useEffect(
    () => () => {
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
