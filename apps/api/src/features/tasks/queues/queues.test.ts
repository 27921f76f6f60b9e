import { listFailedJobs, listQueues, retryJobs, retryTasks } from '@glossa/contract/queues';
import { recountSiteStats } from '@glossa/jobs/definitions';
import { newId } from '@glossa/db/new-id';
import { expect, test, vi } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { endTask, makeTask } from '#testing/factories/task.ts';
import { waitOptions } from '#testing/wait-options.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const otherApp = startTestApp();

const signInStaff = async (site = app) => signInLearner(site, await createLearner(site, { isStaff: true }));

async function fetchUpkeepQueue(site = app) {
  const browser = await signInStaff(site);
  const { results } = await browser.call(listQueues, {});
  return results.find(({ name }) => name === 'upkeep');
}

test('allows only staff to see queues and retry jobs', async () => {
  for (const role of [{}, { canManageContent: true }]) {
    const browser = await signInLearner(app, await createLearner(app, role));
    const params = { name: 'upkeep' } as const;
    const outcomes = await Promise.allSettled([
      browser.call(listQueues, {}),
      browser.call(listFailedJobs, { params }),
      browser.call(retryJobs, { params, body: {} }),
      browser.call(retryTasks, { body: { ids: [newId()] } }),
    ]);
    const rejection = { status: 'rejected', reason: { status: 403 } };
    expect(outcomes).toMatchObject([rejection, rejection, rejection, rejection]);
  }
});

test('counts workers and jobs by state, and retries a failed job once', async () => {
  const browser = await signInStaff();
  expect(await fetchUpkeepQueue()).toMatchObject({ waiting: 0, failed: 0, workers: 0, oldest: null });
  await app.deps.jobs.enqueue(recountSiteStats, {});
  const upkeepQueue = await fetchUpkeepQueue();
  expect(upkeepQueue).toMatchObject({ waiting: 1, workers: 0 });
  expect(Date.now() - Date.parse(upkeepQueue?.oldest ?? '')).toBeLessThan(60_000);
  // The job fails until the database function is renamed back.
  const { pool } = app.deps.db;
  await pool.query('ALTER FUNCTION recount_site() RENAME TO recount_site_away');
  const stopWorker = await app.startWorker();
  await vi.waitFor(
    async () => expect(await fetchUpkeepQueue()).toMatchObject({ waiting: 0, failed: 1, workers: 1 }),
    waitOptions,
  );
  await pool.query('ALTER FUNCTION recount_site_away() RENAME TO recount_site');
  const params = { name: 'upkeep' } as const;
  const { results } = await browser.call(listFailedJobs, { params });
  expect(results).toMatchObject([{ job: 'recount-figures', attempts: 1 }]);
  expect(results[0]?.reason).toMatch(/recount_site\(\) does not exist/);
  const ids = [results[0]?.id ?? '', 'not-there'];
  expect(await browser.call(retryJobs, { params, body: { ids } })).toEqual({ retried: 1 });
  expect(await browser.call(retryJobs, { params, body: { ids } })).toEqual({ retried: 0 });
  await vi.waitFor(
    async () => expect(await fetchUpkeepQueue()).toMatchObject({ waiting: 0, active: 0, failed: 0 }),
    waitOptions,
  );
  await stopWorker();
  const { rows } = await pool.query(`SELECT action, target_id FROM audit_entry WHERE actor_id = $1`, [
    browser.learnerId,
  ]);
  expect(rows).toEqual([{ action: 'queue.retry', target_id: 'upkeep' }]);
}, 300_000);

test('doesn’t count the workers of another site on the same server', async () => {
  const stopWorker = await otherApp.startWorker();
  await expect.poll(async () => (await fetchUpkeepQueue(otherApp))?.workers, waitOptions).toBe(1);
  expect(await fetchUpkeepQueue()).toMatchObject({ workers: 0 });
  await stopWorker();
});

test('retries several tasks in one request and returns an error for each that can’t be retried', async () => {
  const browser = await signInStaff();
  const { id: ownerId } = await createLearner(app);
  const runningTask = await makeTask(app, { ownerId });
  const failed = await makeTask(app, { ownerId, type: 'export_words' });
  await endTask(app, failed.id, { status: 'FAILURE', message: 'internal_error' });
  const missing = newId();
  const { results } = await browser.call(retryTasks, { body: { ids: [failed.id, runningTask.id, missing] } });
  expect(results).toEqual([
    { id: failed.id, retried_as: expect.any(String) as string, code: null },
    { id: runningTask.id, retried_as: null, code: 'task_not_retryable' },
    { id: missing, retried_as: null, code: 'task_not_found' },
  ]);
});
