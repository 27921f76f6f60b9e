import { Suspense } from 'react';

import { whenQuiet } from '../../lib/api/when-quiet.ts';
import { CrashBoundary } from '../errors/crash-boundary.tsx';
import { screen } from '../screen.tsx';
import classes from './bars.module.css';

// It waits until the page that somebody asked for is there.
const { View: Bell } = screen(async () => {
  await new Promise<void>((resolve) => whenQuiet(resolve));
  return (await import('../../features/notifications/components/bell.tsx')).Bell;
});

/** Where the bell will hang. */
export const BellPlace = () => (
  <span className={classes.bell}>
    <CrashBoundary instead={null}>
      <Suspense fallback={null}>
        <Bell />
      </Suspense>
    </CrashBoundary>
  </span>
);
