import { exportLearners, listLearners } from '@glossa/contract/learners';
import { buildUrl } from '@glossa/contract/client';
import { beforeAll, expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let admin: Awaited<ReturnType<typeof signInLearner>>;
const list = async (query: Record<string, unknown> = {}) => admin.call(listLearners, { query });
const listNames = async (query: Record<string, unknown>) =>
  (await list(query)).results.map(({ username }) => username);

beforeAll(async () => {
  const root = await createLearner(app, { username: 'root', email: 'root@example.org', isSuperuser: true });
  admin = await signInLearner(app, root);
  await createLearner(app, {
    username: 'emile',
    email: 'emile@school.org',
    firstName: 'Émile',
    lastName: 'Zola',
    points: 50,
    subscriptionType: 'Pro',
  });
  await createLearner(app, {
    username: 'bert',
    email: 'bert@school.org',
    isStaff: true,
    subscriptionType: 'Pro',
  });
  await createLearner(app, {
    username: 'zoe',
    email: 'zoe@home.test',
    firstName: '=HYPERLINK("http://x")',
    points: 7,
    isActive: false,
    accountType: 'shop_client',
    subscriptionType: 'Basic',
  });
});

test('lists all learners, newest first, with the number of active and inactive ones', async () => {
  const page = await list({ page_size: 3 });
  expect(page).toMatchObject({ count: 4, more: false, statuses: { active: 3, inactive: 1 } });
  expect(page.results.map(({ username }) => username)).toEqual(['zoe', 'bert', 'emile']);
  expect(page.next).toContain('page=2');
  expect((await list({ page_size: 3, page: 2 })).results.map(({ username }) => username)).toEqual(['root']);
  expect((await list({ page: 9 })).results).toEqual([]);
});

test.each([
  [{ is_active: false }, ['zoe']],
  [{ subscription_type: 'Pro' }, ['bert', 'emile']],
  [{ role: 'admin' }, ['root']],
  [{ role: 'staff' }, ['bert']],
  [{ role: 'content' }, []],
  [{ role: 'none', is_active: true }, ['emile']],
  [{ account_type: 'shop_client' }, ['zoe']],
])('filters by %j', async (query, found) => {
  expect(await listNames(query)).toEqual(found);
  expect((await list(query)).count).toBe(found.length);
});

test.each([
  ['username', ['bert', 'emile', 'root', 'zoe']],
  ['-username', ['zoe', 'root', 'emile', 'bert']],
  ['-email', ['zoe', 'root', 'emile', 'bert']],
  ['-points', ['emile', 'zoe', 'bert', 'root']],
  ['-status', ['zoe', 'root', 'emile', 'bert']],
  ['subscription', ['zoe', 'emile', 'bert', 'root']],
  ['id', ['root', 'emile', 'bert', 'zoe']],
])('sorts by %s', async (ordering, found) => {
  expect(await listNames({ ordering })).toEqual(found);
});

test.each([
  ['EMILE', ['emile']],
  ['zola ém', ['emile']],
  ['@school.org', ['bert', 'emile']],
  ['zo', ['zoe', 'emile']],
  ['oe', []],
  ['%', []],
  ['nobody', []],
])('finds %s', async (search, found) => {
  const page = await list({ search });
  expect(page.results.map(({ username }) => username)).toEqual(found);
  expect(page).toMatchObject({ count: found.length, more: false, statuses: null });
});

test('finds a learner by ID and combines search with filters', async () => {
  const [first] = (await list({ search: 'bert' })).results;
  expect(await listNames({ search: first?.id })).toEqual(['bert']);
  expect(await listNames({ search: 'school', role: 'staff' })).toEqual(['bert']);
});

test('returns an exact count for rare matches and a lower bound for frequent ones', async () => {
  await app.deps.db.pool.query(
    `INSERT INTO learner (id, email, username, password_hash, account_type, points, created_at)
     SELECT gen_random_uuid(), 'crowd' || n || '@crowd.test', CASE WHEN n % 500 = 0 THEN 'seldom' ELSE 'crowd' END || n, '!',
       'learner', n, now() - n * interval '1 second' FROM generate_series(1, 2500) n`,
  );
  expect(await list({ search: 'crowd', page_size: 10 })).toMatchObject({ count: 11, more: true });
  expect(await list({ search: 'crowd', page: 2, page_size: 10 })).toMatchObject({ count: 21, more: true });
  expect(await list({ search: 'seldom' })).toMatchObject({ count: 5, more: false });
  expect(await listNames({ search: 'seldom', ordering: 'points' })).toEqual(
    [500, 1000, 1500, 2000, 2500].map((n) => `seldom${n}`),
  );
  const last = await list({ search: 'crowd', ordering: 'points', page: 25, page_size: 100 });
  expect(last.results).toHaveLength(100);
  expect(last).toMatchObject({ count: 2500, more: false });
  expect((await listNames({ ordering: '-points', page_size: 3, page: 800 })).at(0)).toBe('crowd103');
});

test('exports the filtered learners as CSV and escapes formulas', async () => {
  const file = await admin.fetch(buildUrl(exportLearners, { query: { is_active: false } }));
  const text = await file.text();
  const lines = text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^email,username,firstname/);
  expect(lines[1]).toContain(`"'=HYPERLINK(""http://x"")"`);
  const entry = await app.deps.db.prisma.auditEntry.findFirst({ where: { action: 'learner.export' } });
  expect(entry?.detail).toEqual({ is_active: false });
});
