import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useLightPrint } from './deferred-frame.tsx';

it('prints in the light theme and restores the chosen theme afterward', () => {
  const { dataset } = document.documentElement;
  dataset['mantineColorScheme'] = 'dark';
  renderHook(() => useLightPrint());
  dispatchEvent(new Event('beforeprint'));
  expect(dataset['mantineColorScheme']).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(dataset['mantineColorScheme']).toBe('dark');
  delete dataset['mantineColorScheme'];
});
