import { useComputedColorScheme } from '@mantine/core';
import type { Settings } from '@glossa/contract/settings';
import { useLayoutEffect } from 'react';

import '../components/reading-ground.css';

const schemes = { paper: 'light', sepia: 'light', night: 'dark' } as const;

/**
 * Applies a background to the whole window while a text is open, so that a night page has no bright frame. The theme is
 * restored on the next screen.
 */
export function useGround(ground: Settings['ground']): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  // Before paint, to avoid a flash.
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
