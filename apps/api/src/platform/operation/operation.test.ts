import { once } from 'node:events';

import { uploadText } from '@glossa/contract/text-upload';
import { getText } from '@glossa/contract/texts';
import { analyzeDocument } from '@glossa/jobs/definitions';
import { expect, onTestFinished, test, vi } from 'vitest';

import { createApp } from '#app.ts';
import { createTask, finishTask } from '#domain/tasks/tasks.ts';
import { Browser } from '#testing/browser.ts';
import { listen } from '#testing/listen.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { monitorReadiness } from './health/readiness.ts';
import { createServerMetrics } from './metrics/server-metrics.ts';
import { createWorkerMetrics } from './metrics/worker-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const app = startTestApp();

const fetchReadiness = async (deps = app.deps) => {
  const { url, close } = await listen(createApp(deps));
  const response = await fetch(`${url}/readyz`);
  await close();
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test('/readyz shows one word per part and no details', async () => {
  const queue = app.deps.config.redisUrl ? { queue: 'ok' } : {};
  expect(await fetchReadiness()).toEqual({
    status: 200,
    body: { status: 'ok', database: 'ok', migrations: 'ok', ...queue, storage: 'ok', disk: 'ok' },
  });
});

test('stays ready but degraded when files can’t be written', async () => {
  const storage = { ...app.deps.storage, write: () => Promise.reject(new Error('ENOSPC')) };
  expect(await fetchReadiness({ ...app.deps, storage })).toMatchObject({
    status: 200,
    body: { status: 'degraded', storage: 'failing' },
  });
});

test('is unready until the migrations of this version have been applied', async () => {
  const { pool } = app.deps.db;
  const { rows } = await pool.query<{ id: string }>(
    `UPDATE _prisma_migrations SET finished_at = NULL
     WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations) RETURNING id`,
  );
  onTestFinished(async () => {
    await pool.query('UPDATE _prisma_migrations SET finished_at = now() WHERE id = $1', [rows[0]?.id]);
  });
  expect(await fetchReadiness()).toMatchObject({
    status: 503,
    body: { status: 'unready', migrations: 'incomplete' },
  });
});

test('is unready until the functions of this version have been applied', async () => {
  const { pool } = app.deps.db;
  await pool.query("UPDATE routine_file SET name = 'functions/older' WHERE name = 'functions/change_words'");
  onTestFinished(async () => {
    await pool.query(
      "UPDATE routine_file SET name = 'functions/change_words' WHERE name = 'functions/older'",
    );
  });
  expect(await fetchReadiness()).toMatchObject({
    status: 503,
    body: { status: 'unready', migrations: 'incomplete' },
  });
});

test('is unready while stopping, even if every part is healthy', async () => {
  const readiness = monitorReadiness(app.deps, 'api');
  readiness.stop();
  const { url, close } = await listen(createApp(app.deps, { readiness }));
  onTestFinished(close);
  const response = await fetch(`${url}/readyz`);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'stopping', database: 'ok' });
});

async function readMetrics(registry: ReturnType<typeof createServerMetrics>['registry']) {
  const readiness = monitorReadiness(app.deps, 'api');
  const { server, port } = await serveMetrics({ host: '127.0.0.1', port: 0 }, { registry, readiness });
  onTestFinished(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text());
}

test('labels request metrics by endpoint and status, never by ID', async () => {
  const { registry, countRequests } = createServerMetrics(app.deps);
  const { url, close } = await listen(createApp(app.deps, { countRequests }));
  onTestFinished(close);
  const reader = await signInLearner(app);
  const browser = new Browser(url, app.deps.config.secret);
  for (const [name, value] of reader.cookies) browser.cookies.set(name, value);
  const { id } = await reader.call(uploadText, {
    body: { title: 'Hare', language: 'en', text: 'A hare ran.' },
  });
  await browser.call(getText, { params: { id } });
  await browser.fetch('/api/nothing/of/ours/');
  await browser.fetch(`/media/texts/${id}/audio`);
  const get = await readMetrics(registry);
  const text = await get('/metrics');
  const count = (endpoint: string, status: number) =>
    new RegExp(
      `^glossa_http_request_duration_seconds_count\\{.*endpoint="${endpoint}",status="${status}"\\} 1$`,
      'm',
    );
  expect(text).toMatch(count('/api/texts/\\{id\\}/', 200));
  expect(text).toMatch(count('unknown', 404));
  expect(text).toMatch(count('/media/texts/\\{id\\}/audio', 404));
  expect(text).not.toContain(id);
  expect(text).toMatch(/^glossa_http_requests_in_flight\{role="api"\} 0$/m);
  for (const name of [
    'glossa_database_pool_connections{state="idle",role="api"}',
    'glossa_disk_free_bytes{role="api"}',
    'glossa_session_lookups_total{result="remembered",role="api"}',
    'glossa_build_info{version="',
    'nodejs_eventloop_lag_p99_seconds{role="api"}',
  ])
    expect(text).toContain(`\n${name}`);
  expect(JSON.parse(await get('/readyz'))).toMatchObject({
    parts: { database: { latency_ms: expect.any(Number) }, disk: { free_bytes: expect.any(Number) } },
  });
});

test('worker metrics cover queues, jobs, tasks and emails', async () => {
  const { registry, onJobEnded } = createWorkerMetrics(app.deps);
  const get = await readMetrics(registry);
  const { jobs, db, mailer } = app.deps;
  await jobs.enqueue(analyzeDocument, { documentId: 1 });
  onJobEnded({ name: 'analyse-document', queue: 'analysis', outcome: 'failed', duration: 1500 });
  const reader = await signInLearner(app);
  await db.transaction(async (tx) => {
    const task = { ownerId: reader.learnerId, type: 'export_words', title: '', result: {} } as const;
    const { id } = await createTask(tx, task);
    await finishTask(tx, id, { status: 'FAILURE', message: 'internal_error' });
  });
  await mailer.send({ to: 'a@b.example', subject: 's', text: 't' });
  await vi.waitFor(async () => {
    const text = await get('/metrics');
    expect(text).toMatch(/^glossa_queue_jobs\{queue="analysis",state="waiting",role="worker"\} 1$/m);
    expect(text).toMatch(/^glossa_queue_oldest_waiting_seconds\{queue="analysis",role="worker"\} \d+\.\d+$/m);
    expect(text).toMatch(
      /^glossa_job_duration_seconds_sum\{role="worker",job="analyse-document",outcome="failed"\} 1\.5$/m,
    );
    expect(text).toMatch(
      /^glossa_tasks_ended_total\{type="export_words",status="FAILURE",role="worker"\} 1$/m,
    );
    expect(text).toMatch(/^glossa_mails_total\{outcome="kept",role="worker"\} 1$/m);
  }, waitOptions);
});
