import { listTasks } from '@glossa/contract/task-lists';
import { getTaskStatus } from '@glossa/contract/tasks';
import { exportDeck } from '@glossa/contract/word-export';
import { expect, test, vi } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

async function withExports(count: number) {
  const browser = await signInLearner(app, await createLearner(app));
  const ids: string[] = [];
  for (let started = 0; started < count; started += 1) {
    ids.push((await browser.call(exportDeck, { body: { language: 'en' } })).task.id);
  }
  const readTasks = () => Promise.all(ids.map((id) => browser.call(getTaskStatus, { params: { id } })));
  return { browser, readTasks };
}

test('lets users take turns, however many tasks one of them has started', async () => {
  const busy = await withExports(3);
  const other = await withExports(1);
  const readAhead = async ({ readTasks }: typeof busy) =>
    (await readTasks()).map(({ tasks_ahead }) => tasks_ahead);
  expect(await readAhead(busy)).toEqual([0, 2, 3]);
  expect(await readAhead(other)).toEqual([1]);
  const { results } = await busy.browser.call(listTasks, {});
  expect(results.map(({ tasks_ahead }) => tasks_ahead)).toEqual([3, 2, 0]);

  const stop = await app.startWorker();
  const tasks = await vi.waitFor(
    async () => {
      const all = [...(await busy.readTasks()), ...(await other.readTasks())];
      expect(all.map(({ status }) => status)).toEqual(Array.from(all, () => 'SUCCESS'));
      return all;
    },
    { timeout: 100_000, interval: 50 },
  );
  await stop();
  const [first = '', second = '', third = '', theirs = ''] = tasks.map(
    ({ finished_at }) => finished_at ?? '',
  );
  expect([first, theirs, second, third].toSorted()).toEqual([first, theirs, second, third]);
  expect(tasks.map(({ tasks_ahead }) => tasks_ahead)).toEqual([null, null, null, null]);
});
