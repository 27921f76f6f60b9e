import { expect, it } from 'vitest';

import { activeLink, activeSidebarLink, mobileItems } from './navigation.ts';

it.each([
  ['/reading/0192a0b0-0000-7000-8000-000000000001', '/reading'],
  ['/reading/archive', '/reading/archive'],
  ['/progress', '/progress'],
  ['/journal', '/progress'],
  ['/nowhere', undefined],
])('%s belongs to the link %s of the sidebar', (path, link) => {
  expect(activeSidebarLink(path)).toBe(link);
});

it('finds reports under progress where they have no link of their own', () => {
  expect(activeLink('/reports', mobileItems)).toBe('/progress');
});
