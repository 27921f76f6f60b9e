import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import { whenQuiet } from '../../lib/api/when-quiet.ts';
import classes from './bars.module.css';

const load = async (): Promise<{ default: ComponentType }> => {
  // It waits until the page that somebody asked for is there.
  await new Promise<void>((resolve) => whenQuiet(resolve));
  return { default: (await import('../../features/notifications/components/bell.tsx')).Bell };
};
// Without a bell the page is as good.
const Bell = lazy(() => load().catch(() => ({ default: () => null })));

/** Where the bell will hang. */
export const BellPlace = () => (
  <span className={classes.bell}>
    <Suspense fallback={null}>
      <Bell />
    </Suspense>
  </span>
);
