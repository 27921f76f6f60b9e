import { listCompletedTasks, listFailedTasks, listTasks } from '@glossa/contract/task-lists';
import { getTaskStatus, listActiveTasks } from '@glossa/contract/tasks';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { endTask, makeTask } from '#testing/factories/task.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const signInStaff = async () => signInLearner(app, await createLearner(app, { isStaff: true }));

/** Creates a learner with a waiting, a completed and a failed task. */
async function withTasks(username = `worker-${newId()}`) {
  const { id: ownerId } = await createLearner(app, { username, email: `${username}@birds.example` });
  const finishedTask = await makeTask(app, { ownerId, title: 'done.csv' });
  await endTask(app, finishedTask.id, { status: 'SUCCESS', result: { added: 3 } });
  const failed = await makeTask(app, { ownerId, title: 'failed.csv' });
  await endTask(app, failed.id, { status: 'FAILURE', message: 'internal_error' });
  const waitingTask = await makeTask(app, { ownerId, title: 'waiting.csv' });
  return {
    ownerId,
    username,
    done: finishedTask,
    failed,
    waiting: waitingTask,
    browser: await signInLearner(app, { id: ownerId }),
  };
}
const titles = ({ results }: { results: { title: string }[] }) => results.map(({ title }) => title);

test('lists the user’s own tasks by state and type, newest first', async () => {
  const { browser, done, ownerId, username } = await withTasks();
  const taskList = await browser.call(listTasks, {});
  expect(titles(taskList)).toEqual(['waiting.csv', 'failed.csv', 'done.csv']);
  expect(taskList).toMatchObject({ count: 3, next: null, previous: null });
  expect(taskList.results[2]).toMatchObject({
    id: done.id,
    type: 'import_words',
    status: 'SUCCESS',
    progress: 100,
    message: null,
    result: { added: 3 },
    can_revoke: false,
    can_retry: false,
    owner: { id: ownerId, username },
  });
  expect(titles(await browser.call(listActiveTasks, {}))).toEqual(['waiting.csv']);
  expect(titles(await browser.call(listCompletedTasks, {}))).toEqual(['done.csv']);
  expect(titles(await browser.call(listFailedTasks, {}))).toEqual(['failed.csv']);
  expect(titles(await browser.call(listTasks, { query: { status: 'FAILURE' } }))).toEqual(['failed.csv']);
  expect((await browser.call(listTasks, { query: { type: 'process_video' } })).count).toBe(0);
  const second = await browser.call(listTasks, { query: { page: 2, page_size: 2 } });
  expect(titles(second)).toEqual(['done.csv']);
  expect(second).toMatchObject({ count: 3, next: null });
  expect(second.previous).toContain('page=1');
});

test('lists all tasks for staff and searches them by owner', async () => {
  const { ownerId, username } = await withTasks('Otter_100');
  await withTasks('Otter5100');
  const browser = await signInStaff();
  const found = await browser.call(listTasks, { query: { scope: 'all', owner: 'otter_1' } });
  expect(new Set(found.results.map(({ owner }) => owner.id))).toEqual(new Set([ownerId]));
  expect(found.count).toBe(3);
  const byMail = await browser.call(listTasks, { query: { owner: `${username}@birds`, status: 'PENDING' } });
  expect(titles(byMail)).toEqual(['waiting.csv']);
  const taskList = await browser.call(listTasks, { query: { scope: 'all', page_size: 100 } });
  expect(taskList.count).toBeGreaterThanOrEqual(6);
  expect((await browser.call(listTasks, {})).count).toBe(0);
});

test.each([[{ scope: 'all' }], [{ owner: 'otter' }]] as const)(
  'returns 403 to a learner who requests %j',
  async (query) => {
    const learner = await signInLearner(app);
    await expect(learner.call(listTasks, { query })).rejects.toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  },
);

test('returns a task’s status to its owner and staff only', async () => {
  const { browser, waiting } = await withTasks();
  const params = { id: waiting.id };
  const state = { status: 'PENDING', title: 'waiting.csv', can_revoke: true };
  expect(await browser.call(getTaskStatus, { params })).toMatchObject(state);
  expect(await (await signInStaff()).call(getTaskStatus, { params })).toMatchObject(state);
  const missing = { status: 404, code: 'task_not_found' };
  await expect((await signInLearner(app)).call(getTaskStatus, { params })).rejects.toMatchObject(missing);
  await expect(browser.call(getTaskStatus, { params: { id: newId() } })).rejects.toMatchObject(missing);
  await expect(browser.call(getTaskStatus, { params: { id: 'x' } })).rejects.toMatchObject({ status: 400 });
});
