import { startTransition, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useInView } from './use-in-view.ts';

/** Returns whether an element has ever been near the viewport, for costly parts. Printing counts too. */
export function useOnceNear<Shown extends Element>(): { ref: RefObject<Shown | null>; isNear: boolean } {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const ref = useInView<Shown>(() => startTransition(() => setNear(true)));
  useEffect(() => {
    const draw = () => flushSync(() => setNear(true));
    addEventListener('beforeprint', draw);
    return () => removeEventListener('beforeprint', draw);
  }, []);
  return { ref, isNear };
}
