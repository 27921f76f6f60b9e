import { refundAnyOrder } from '@glossa/contract/admin-orders';
import { buildUrl } from '@glossa/contract/client';
import { exportMetrics, getMetrics } from '@glossa/contract/metrics';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createProduct } from '#testing/factories/product.ts';
import { endTask, makeTask } from '#testing/factories/task.ts';
import { buyProduct, demoShop, readLedger } from '#testing/shopping.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { metricHandlers } from './jobs.ts';
import { measureSite } from './service.ts';

const app = startTestApp(demoShop);

const signInAdmin = async () => signInLearner(app, await createLearner(app, { isSuperuser: true }));

test('allows only admins to read the site metrics', async () => {
  for (const role of [{}, { isStaff: true }, { canManageContent: true }]) {
    const browser = await signInLearner(app, await createLearner(app, role));
    await expect(browser.call(getMetrics, {})).rejects.toMatchObject({ status: 403 });
    expect((await browser.fetch(buildUrl(exportMetrics, {}))).status).toBe(403);
  }
  await expect(app.visitor().call(getMetrics, {})).rejects.toMatchObject({ status: 401 });
});

test('counts a new learner immediately, until the account is deleted', async () => {
  const browser = await signInAdmin();
  const fetchJoined = async () => (await browser.call(getMetrics, { query: { period: '7' } })).figures;
  const before = await fetchJoined();
  const { id } = await createLearner(app);
  await createLearner(app, { accountType: 'shop_client' });
  const after = await fetchJoined();
  expect(after.joined.value).toBe(before.joined.value + 1);
  expect(after.joined.points.at(-1)).toBe((before.joined.points.at(-1) ?? 0) + 1);
  expect(after.learners.value).toBe(before.learners.value + 1);
  await app.deps.db.prisma.learner.delete({ where: { id } });
  expect(await fetchJoined()).toEqual(before);
});

test('omits the comparison when the site is newer than the previous period', async () => {
  const browser = await signInAdmin();
  const { before, figures, unit, starts } = await browser.call(getMetrics, { query: { period: '90' } });
  expect([before, figures.joined.before, unit, starts.length]).toEqual([null, null, 'day', 90]);
  const all = await browser.call(getMetrics, { query: { period: 'all' } });
  expect(all.from).toBe(all.to);
});

test('counts tasks by type and outcome', async () => {
  const browser = await signInAdmin();
  const { id: ownerId } = await createLearner(app);
  const fetchTaskCounts = async () => {
    const { tasks } = await browser.call(getMetrics, {});
    return tasks.kinds.find(({ type }) => type === 'import_words');
  };
  const task = await makeTask(app, { ownerId, type: 'import_words' });
  expect(await fetchTaskCounts()).toMatchObject({ waiting: 1, failed: 0 });
  await endTask(app, task.id, { status: 'FAILURE', message: 'internal_error' });
  expect(await fetchTaskCounts()).toMatchObject({ waiting: 0, failed: 1, succeeded: 0 });
});

test('reports revenue that matches the ledger, net of refunds', async () => {
  const browser = await signInAdmin();
  const { id: product } = await createProduct(app, { price: 999 });
  const { order } = await buyProduct(app, product);
  await buyProduct(app, product);
  const fetchDollars = async () => (await browser.call(getMetrics, { query: { period: '7' } })).money;
  expect(await fetchDollars()).toMatchObject([
    { currency: 'USD', orders: { value: 2 }, refunded: { value: 0 } },
  ]);
  const body = { reason: 'It was the wrong book.', amount: 300 };
  await browser.call(refundAnyOrder, { params: { id: order.id }, body });
  const [money] = await fetchDollars();
  expect(money?.refunded.value).toBe(300);
  expect(money?.net.value).toBe((money?.paid.value ?? 0) - 300);
  expect(money?.net.value).toBe((await readLedger(app))['cash' as never]);
});

test('reports storage once it has been measured', async () => {
  const browser = await signInAdmin();
  expect((await browser.call(getMetrics, {})).measured).toBeNull();
  await measureSite(app.deps);
  const before = (await browser.call(getMetrics, {})).measured;
  await app.deps.storage.write('some/file', Buffer.alloc(1234));
  await measureSite(app.deps);
  const { measured } = await browser.call(getMetrics, {});
  expect(measured?.files.value).toBe((before?.files.value ?? 0) + 1234);
  expect(measured?.database.value).toBeGreaterThan(1_000_000);
  expect(measured?.free?.value).toBeGreaterThan(0);
  expect(measured?.subscriptions.map(({ plan }) => plan)).toEqual(['Basic', 'Pro', 'Ultimate']);
});

test('keeps the metrics unchanged when merging changes, and measures at most once an hour', async () => {
  const browser = await signInAdmin();
  const [keep] = metricHandlers(app.deps);
  const before = await browser.call(getMetrics, {});
  await keep?.handle({}, { attempt: 1, isLastAttempt: true, signal: new AbortController().signal });
  expect((await browser.call(getMetrics, {})).figures).toEqual(before.figures);
  const { rows } = await app.deps.db.pool.query('SELECT count(*)::int AS left FROM site_change');
  expect(rows).toEqual([{ left: 0 }]);
  const at = (await browser.call(getMetrics, {})).measured?.at;
  await keep?.handle({}, { attempt: 1, isLastAttempt: true, signal: new AbortController().signal });
  expect((await browser.call(getMetrics, {})).measured?.at).toBe(at);
});

test('backfills metrics from before they were recorded', async () => {
  const browser = await signInAdmin();
  const [keep] = metricHandlers(app.deps);
  const { figures } = await browser.call(getMetrics, {});
  await app.deps.db.pool.query(`DELETE FROM site_figure WHERE figure NOT LIKE 'task%'`);
  await app.deps.db.pool.query('DELETE FROM site_change');
  expect((await browser.call(getMetrics, {})).figures.learners.value).toBe(0);
  await keep?.handle({}, { attempt: 1, isLastAttempt: true, signal: new AbortController().signal });
  expect((await browser.call(getMetrics, {})).figures).toEqual(figures);
});

test('exports each table as CSV', async () => {
  const browser = await signInAdmin();
  const downloadTable = async (table: 'all' | 'retention' | 'tasks') => {
    const response = await browser.fetch(buildUrl(exportMetrics, { query: { table, period: '7' } }));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    return response.text();
  };
  expect(await downloadTable('tasks')).toContain('process_video,0,0,0,0,0');
  expect((await downloadTable('all')).split('\r\n')).toEqual(
    expect.arrayContaining(['figures', 'retention', 'money']),
  );
});
