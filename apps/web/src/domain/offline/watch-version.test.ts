import { expect, it, vi } from 'vitest';

import { watchVersion } from './watch-version.ts';

it('reports a new version when a chunk fails to load, until stopped', () => {
  const onNew = vi.fn();
  const stop = watchVersion(onNew);
  dispatchEvent(new Event('vite:preloadError'));
  expect(onNew).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new Event('vite:preloadError'));
  expect(onNew).toHaveBeenCalledOnce();
});
