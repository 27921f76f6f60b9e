import { useEffect, useState } from 'react';

/** Returns the element itself or, for a menu item, which disappears with its menu, the button that opened the menu. */
function findLastingElement(element: Element | null): Element | null {
  const opener = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return opener ? document.getElementById(opener) : element;
}

/** On unmount, restores the focus, unless it has moved elsewhere in the meantime. */
export function useRestoreFocus(): void {
  const [before] = useState(() => findLastingElement(document.activeElement));
  useEffect(
    () => () => {
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}
