import { useComputedColorScheme } from '@mantine/core';
import type { Settings } from '@glossa/contract/settings';
import { useLayoutEffect } from 'react';

import '../components/reading-ground.css';

const schemes = { paper: 'light', sepia: 'light', night: 'dark' } as const;

/**
 * Puts a text on a ground of its own while it is open. All of the window follows, so that no bright frame stands
 * around a night page; the theme of the rest comes back with the next screen.
 */
export function useGround(ground: Settings['ground']): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  // Before the page is painted: it would flash.
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (ground === 'theme') return;
    root.dataset['mantineColorScheme'] = schemes[ground];
    root.dataset['ground'] = ground;
    return () => {
      root.dataset['mantineColorScheme'] = scheme;
      delete root.dataset['ground'];
    };
  }, [ground, scheme]);
}
