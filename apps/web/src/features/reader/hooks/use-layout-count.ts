import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Grows when a text is laid out anew: what is drawn over it has to be measured again. */
export function useLayoutCount(text: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const again = () => setCount((before) => before + 1);
    const observer = new ResizeObserver(again);
    observer.observe(element);
    // Letters that come late have other widths, also where no line breaks elsewhere.
    document.fonts.addEventListener('loadingdone', again);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', again);
    };
  }, [text]);
  return count;
}
