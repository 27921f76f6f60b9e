import { useEffect, useState } from 'react';

/**
 * The place that a screen keeps for a hint, marked by `data-hint-slot`; undefined while it is not there. It is looked for and followed only
 * by those few who see hints, so that the parts that have such a place know nothing of them.
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
