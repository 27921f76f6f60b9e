import { once } from 'node:events';

import { getTaskStatus } from '@glossa/contract/tasks';
import { uploadText } from '@glossa/contract/text-upload';
import { getText } from '@glossa/contract/texts';
import { openQueue } from '@glossa/jobs/backend';
import { expect, test, vi } from 'vitest';

import { jobStore } from '#deps.ts';
import { holdLock, waitForBlockedLock } from '#testing/hold-lock.ts';
import { startProcess } from '#testing/start-process.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Starts an analysis that cannot finish until `letGo` is called. */
async function startHeldAnalysis(word: string) {
  const reader = await signInLearner(app);
  const content = Array.from({ length: 20_000 }, (_, n) => `The ${word} ${n % 7} saw a hare.`).join('\n\n');
  const { id, task } = await reader.call(uploadText, {
    body: { title: 'Long', language: 'en' },
    files: { content_file: new File([content], 'long.txt') },
  });
  const release = await holdLock(
    app,
    'SELECT 1 FROM document WHERE id = (SELECT document_id FROM text WHERE id = $1) FOR UPDATE',
    [id],
  );
  return {
    reader,
    letGo: release,
    state: () => reader.call(getTaskStatus, { params: { id: task as string } }),
    text: () => reader.call(getText, { params: { id } }),
  };
}

test('returns an unfinished job to the queue at the stop timeout, and another worker finishes it', async () => {
  const { reader, letGo, state, text } = await startHeldAnalysis('owl');
  const first = startProcess(app, 'worker', { STOP_TIMEOUT_MS: '50' });
  await waitForBlockedLock(app);
  const exited = once(first.child, 'close');
  const start = performance.now();
  first.child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(performance.now() - start).toBeLessThan(12_000);
  // On a slow machine, the returned jobs may include upkeep.
  expect((await first.waitForLog('jobs returned to the queue'))['jobs']).toBeGreaterThan(0);
  // The job is back in the queue immediately, without first being detected as stalled, and the attempt doesn't count.
  const queue = openQueue(jobStore(app.deps.config), 'analysis', () => {});
  expect(await queue.getActiveCount()).toBe(0);
  const attempts = (await queue.getJobs(['waiting', 'prioritized'])).map(({ attemptsMade }) => attemptsMade);
  expect([...new Set(attempts)]).toEqual([0]);
  await queue.close();

  await letGo();
  const second = startProcess(app, 'worker');
  await vi.waitFor(async () => expect((await state()).status).toBe('SUCCESS'), {
    timeout: 100_000,
    interval: 50,
  });
  const stopped = once(second.child, 'close');
  second.child.kill('SIGTERM');
  expect(await stopped).toEqual([0, null]);
  expect(await text()).toMatchObject({ sentence_count: 20_000 });
  const { rows } = await app.deps.db.pool.query('SELECT recount_learner($1) AS wrong', [reader.learnerId]);
  expect(rows).toEqual([{ wrong: 0 }]);
}, 300_000);

test('finishes a running job before stopping, if it ends within the stop timeout', async () => {
  const { letGo, state } = await startHeldAnalysis('fox');
  const worker = startProcess(app, 'worker', { STOP_TIMEOUT_MS: '60000' });
  await waitForBlockedLock(app);
  const exited = once(worker.child, 'close');
  worker.child.kill('SIGTERM');
  await letGo();
  expect(await exited).toEqual([0, null]);
  expect((await state()).status).toBe('SUCCESS');
  expect(worker.lines.map(({ msg }) => msg)).not.toContain('jobs returned to the queue');
}, 300_000);
