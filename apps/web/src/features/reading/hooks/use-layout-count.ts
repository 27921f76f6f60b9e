import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns a number that increments when the text's layout changes, so that overlays are measured again. */
export function useLayoutCount(text: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const again = () => setCount((before) => before + 1);
    const observer = new ResizeObserver(again);
    observer.observe(element);
    // Fonts that load late change the widths of words even if no line breaks change.
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [text]);
  return count;
}
