import { useEffect, useState } from 'react';

/**
 * Returns a hint's slot, marked by `data-hint-slot`, or undefined while it isn't mounted. Found in the DOM, so that the
 * components with slots don't depend on the hints that few users see.
 */
export function useHintSlot(name: string | undefined): Element | undefined {
  const [slot, setSlot] = useState<Element>();
  useEffect(() => {
    const look = () => setSlot((name && document.querySelector(`[data-hint-slot="${name}"]`)) || undefined);
    look();
    if (!name) return;
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [name]);
  return slot;
}
