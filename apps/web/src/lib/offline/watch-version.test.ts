import { expect, it, vi } from 'vitest';

import { watchVersion } from './watch-version.ts';

it('parts that are gone from the server bring the same question as a new version, until nobody watches', () => {
  const onNew = vi.fn();
  const stop = watchVersion(onNew);
  dispatchEvent(new Event('vite:preloadError'));
  expect(onNew).toHaveBeenCalledOnce();
  stop();
  dispatchEvent(new Event('vite:preloadError'));
  expect(onNew).toHaveBeenCalledOnce();
});
