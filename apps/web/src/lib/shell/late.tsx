import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import { whenQuiet } from '../api/when-quiet.ts';

/**
 * Makes a part of a page that nobody waits for: it is fetched once the page that was asked for is there. Without it
 * the page is as good, so a failure shows nothing.
 */
export function late(fetchComponent: () => Promise<ComponentType>): ComponentType {
  const load = async (): Promise<{ default: ComponentType }> => {
    await new Promise<void>((resolve) => whenQuiet(resolve));
    return { default: await fetchComponent() };
  };
  const Later = lazy(() => load().catch(() => ({ default: () => null })));
  return () => (
    <Suspense fallback={null}>
      <Later />
    </Suspense>
  );
}
