import {
  countUnreadNotifications,
  listNotifications,
  listUnreadNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@glossa/contract/notifications';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import { notify } from '#domain/notifications/queries.ts';
import type { Browser } from '#testing/browser.ts';
import { endTask, makeTask } from '#testing/factories/task.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const notifyLearner = (learnerId: string, subject: string) =>
  app.deps.db.transaction((tx) => notify(tx, { learnerId, type: 'SYSTEM', subject, link: '/words' }));
const fetchNotifications = async (browser: Browser, query: { is_read?: boolean } = {}) =>
  (await browser.call(listNotifications, { query })).results;
const subjects = (rows: { subject: string }[]) => rows.map(({ subject }) => subject);
const success = { status: 'SUCCESS' } as const;

test('notifies the owner when a task starts and ends, marking the first notification as read at the end', async () => {
  const reader = await signInLearner(app);
  const { id } = await makeTask(app, { ownerId: reader.learnerId, result: { import_id: 'i1' } });
  expect(await fetchNotifications(reader)).toMatchObject([
    {
      type: 'TASK_STARTED',
      title: 'Task started',
      message: 'The word list “birds.csv” is being imported.',
      task_type: 'import_words',
      subject: 'birds.csv',
      problem: null,
      link: '/words/import/i1',
      is_read: false,
    },
  ]);
  await endTask(app, id, success);
  expect(await endTask(app, id, success)).toBe(false);
  expect(await fetchNotifications(reader)).toMatchObject([
    { type: 'TASK_COMPLETED', message: 'The word list “birds.csv” was imported.', is_read: false },
    { type: 'TASK_STARTED', is_read: true },
  ]);
});

test('includes the reason for a failure', async () => {
  const reader = await signInLearner(app);
  const video = { type: 'process_video', title: 'Otters', result: { video_id: newId() } } as const;
  const { id } = await makeTask(app, { ownerId: reader.learnerId, ...video });
  await endTask(app, id, { status: 'FAILURE', message: 'video_damaged' });
  expect((await fetchNotifications(reader))[0]).toMatchObject({
    type: 'TASK_FAILED',
    title: 'Task failed',
    message: 'The video “Otters” couldn’t be processed. This video is damaged or incomplete.',
    problem: 'video_damaged',
    link: '/videos',
  });
});

test('links a notification to the task’s result', async () => {
  const reader = await signInLearner(app);
  const [video, text] = [newId(), newId()];
  const createEndedTask = async (type: 'process_video' | 'import_book', result: object, more: object) => {
    const { id } = await makeTask(app, { ownerId: reader.learnerId, type, result: { ...result } });
    await endTask(app, id, { ...success, result: { ...more } });
    return (await fetchNotifications(reader))[0]?.link;
  };
  expect(await createEndedTask('process_video', { video_id: video }, {})).toBe(`/videos/learn/${video}`);
  expect(await createEndedTask('import_book', {}, { texts: 1, text_id: text })).toBe(`/reading/${text}`);
  expect(await createEndedTask('import_book', {}, { texts: 2, text_id: text })).toBe('/reading');
});

test('notifies about short tasks and subtasks only when they fail', async () => {
  const reader = await signInLearner(app);
  const make = (isPart: boolean) =>
    makeTask(app, {
      ownerId: reader.learnerId,
      type: 'analyse_text',
      title: 'Otters',
      result: { text_id: 't1' },
      isPart,
    });
  const backdate = (id: string) =>
    app.deps.db.pool.query(`UPDATE task SET created_at = now() - interval '1 minute' WHERE id = $1`, [id]);
  await endTask(app, (await make(false)).id, success);
  const part = await make(true);
  await backdate(part.id);
  await endTask(app, part.id, success);
  expect(await fetchNotifications(reader)).toEqual([]);
  const long = await make(false);
  await backdate(long.id);
  await endTask(app, long.id, success);
  expect(await fetchNotifications(reader)).toMatchObject([{ type: 'TASK_COMPLETED', link: '/reading/t1' }]);
  await endTask(app, (await make(true)).id, { status: 'FAILURE', message: 'internal_error' });
  expect((await fetchNotifications(reader))[0]).toMatchObject({ type: 'TASK_FAILED', link: '/reading' });
});

test('counts and paginates notifications and marks one or all as read', async () => {
  const reader = await signInLearner(app);
  for (const subject of ['one', 'two', 'three']) await notifyLearner(reader.learnerId, subject);
  const countUnread = () => reader.call(countUnreadNotifications, {});
  expect(await countUnread()).toEqual({ count: 3 });
  const page = await reader.call(listUnreadNotifications, { query: { page_size: 2 } });
  expect(subjects(page.results)).toEqual(['three', 'two']);
  expect(page).toMatchObject({ count: 3, previous: null });
  expect(page.next).toContain('page=2');

  const id = page.results[1]?.id as string;
  for (let times = 0; times < 2; times++) {
    const read = await reader.call(markNotificationRead, { params: { id } });
    expect(read).toMatchObject({ subject: 'two', is_read: true, message: 'two', link: '/words' });
  }
  expect(await countUnread()).toEqual({ count: 2 });
  expect(subjects(await fetchNotifications(reader, { is_read: false }))).toEqual(['three', 'one']);
  expect(subjects(await fetchNotifications(reader, { is_read: true }))).toEqual(['two']);
  expect(await reader.call(markAllNotificationsRead, {})).toEqual({ count: 2 });
  expect(await reader.call(markAllNotificationsRead, {})).toEqual({ count: 0 });
  expect(await countUnread()).toEqual({ count: 0 });
  expect(await fetchNotifications(reader)).toHaveLength(3);
});

test('returns 404 for another user’s notifications', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  await notifyLearner(reader.learnerId, 'private');
  const [{ id } = { id: '' }] = await fetchNotifications(reader);
  expect(await fetchNotifications(other)).toEqual([]);
  const missing = { status: 404, code: 'notification_not_found' };
  await expect(other.call(markNotificationRead, { params: { id } })).rejects.toMatchObject(missing);
  await expect(reader.call(markNotificationRead, { params: { id: newId() } })).rejects.toMatchObject(missing);
  await expect(reader.call(markNotificationRead, { params: { id: 'x' } })).rejects.toMatchObject({
    status: 400,
  });
  await other.call(markAllNotificationsRead, {});
  expect(await reader.call(countUnreadNotifications, {})).toEqual({ count: 1 });
});
