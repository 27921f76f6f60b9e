import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns a number that increments when the text's layout changes, so that overlays are measured again. */
export function useLayoutVersion(text: RefObject<HTMLElement | null>): number {
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const update = () => setVersion((before) => before + 1);
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // When fonts finish loading, the widths of words change even if no line breaks do.
    document.fonts.addEventListener('loadingdone', update);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', update);
    };
  }, [text]);
  return version;
}
