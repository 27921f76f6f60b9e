import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import { onNetworkIdle } from '@/lib/api/on-network-idle.ts';

/**
 * Creates a low-priority part of a page, loaded when the page itself is complete. The page works without it, so a
 * failure renders nothing.
 */
export function lazyWhenIdle(load: () => Promise<ComponentType>): ComponentType {
  const loadWhenIdle = async (): Promise<{ default: ComponentType }> => {
    await new Promise<void>((resolve) => onNetworkIdle(resolve));
    return { default: await load() };
  };
  const Component = lazy(() => loadWhenIdle().catch(() => ({ default: () => null })));
  return () => (
    <Suspense fallback={null}>
      <Component />
    </Suspense>
  );
}
