import { checkAuth, getMe } from '@glossa/contract/auth';
import { createPool } from '@glossa/db/pool';
import { expect, test, vi } from 'vitest';

import { waitOptions } from '#testing/wait-options.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { sql } from './queries.ts';
import { createSessionCache } from './session-cache.ts';

const app = startTestApp();
const user = { id: 'a' } as never;

test('loads a session once until the database reports a change', async () => {
  const browser = await signInLearner(app);
  const row = vi.spyOn(app.deps.db, 'row');
  const countLoads = () => row.mock.calls.filter(([{ name }]) => name === sql.findSession.name).length;
  await browser.call(getMe, {});
  await browser.call(getMe, {});
  expect(countLoads()).toBe(1);
  const where = { id: browser.learnerId };
  await app.deps.db.prisma.learner.update({ where, data: { uiLanguage: 'fr' } });
  expect(await browser.call(checkAuth, {})).toMatchObject({ user: { ui_language: 'fr' } });
  expect(countLoads()).toBe(2);
});

test('always returns the current points', async () => {
  const browser = await signInLearner(app);
  await browser.call(getMe, {});
  await app.deps.db.prisma.learner.update({ where: { id: browser.learnerId }, data: { points: 1234 } });
  expect(await browser.call(getMe, {})).toMatchObject({ points: 1234, user_level: 'linguist' });
  expect(await browser.call(checkAuth, {})).toMatchObject({ user: { points: 1234 } });
});

test.each([
  ['ended', 'DELETE FROM session WHERE learner_id = $1'],
  ['over', "UPDATE session SET expires_at = now() - interval '1 second' WHERE learner_id = $1"],
  ['of a closed account', 'UPDATE learner SET is_active = false WHERE id = $1'],
  ['of a deleted account', 'DELETE FROM learner WHERE id = $1'],
])('rejects a session that is %s, immediately in this process and soon in others', async (_, change) => {
  const [mine, theirs] = [await signInLearner(app), await signInLearner(app)];
  await mine.call(getMe, {});
  await theirs.call(getMe, {});
  await app.deps.db.pool.query(change, [mine.learnerId]);
  await expect(mine.call(getMe, {})).rejects.toMatchObject({ status: 401 });

  const another = createPool(app.deps.config.databaseUrl, { max: 1 });
  await another.query(change, [theirs.learnerId]);
  await another.end();
  const returnSession = () => theirs.call(getMe, {}).catch(({ status }: { status: number }) => status);
  await expect.poll(returnSession, waitOptions).toBe(401);
});

const session = (expiresAt: Date) => ({
  handle: 'h',
  expiresAt,
  endsAt: new Date(Date.now() + 3_600_000),
  isHostOnly: false,
  user,
});

test('doesn’t cache a session that was read before a change', () => {
  const cache = createSessionCache();
  const keep = cache.beginLoad('sid');
  cache.evict('b');
  keep(session(new Date(Date.now() + 60_000)));
  expect(cache.get('sid')).toBeUndefined();
});

test('caches a session for a few seconds, and never past its expiry', () => {
  let now = 0;
  const cache = createSessionCache(() => now);
  cache.beginLoad('long')(session(new Date(60_000)));
  cache.beginLoad('short')(session(new Date(5000)));
  now = 5000;
  expect(cache.get('long')).toMatchObject({ handle: 'h' });
  expect(cache.get('short')).toBeUndefined();
  now = 10_000;
  expect(cache.get('long')).toBeUndefined();
});

test('clears the cache when notifications may have been missed', () => {
  const cache = createSessionCache();
  cache.beginLoad('sid')(session(new Date(Date.now() + 60_000)));
  cache.evict();
  expect(cache.get('sid')).toBeUndefined();
});
