import type { TaskType } from '@glossa/contract/task-kinds';
import type { Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';

import { notify } from '#domain/notifications/notify.ts';
import type { QueryTypes } from './task-news.types.ts';

/** The columns of a task that its notifications need. */
export interface ToldTask {
  id: string;
  ownerId: string;
  type: TaskType;
  title: string;
  result: Record<string, unknown> | null;
  isPart: boolean;
  /** Seconds since the task was created. */
  age: number;
}

/** Columns of `task t` that make a `ToldTask`. */
export const toldColumns = `t.id, t.owner_id AS "ownerId", t.type, t.title, t.result, t.is_part AS "isPart",
  extract(epoch FROM now() - t.created_at)::float8 AS age`;

export const sql = statements<QueryTypes>('tasksTaskNews', {
  // The badge must not count the start once there is a notification of the end.
  markStartRead: `UPDATE notification SET is_read = true WHERE task_id = $1 AND type = 'TASK_STARTED' AND NOT is_read`,
});

/** Seconds for which users are assumed to still watch the page where they started the task. */
const attention = 10;

/** Notifications by task type. `start`: also notify of the start. `patient`: report success only after `attention`. */
const told: Record<TaskType, { start: boolean; patient: boolean }> = {
  analyse_text: { start: false, patient: true },
  analyse_ebook: { start: false, patient: true },
  import_book: { start: true, patient: false },
  import_words: { start: true, patient: false },
  export_words: { start: false, patient: true },
  process_video: { start: true, patient: false },
  export_account: { start: false, patient: true },
  import_account: { start: true, patient: false },
  import_learners: { start: false, patient: true },
};

type Moment = 'start' | 'success' | 'failure';

/** Links of task notifications. */
const links: Record<TaskType, (result: Record<string, unknown>, moment: Moment, id: string) => string> = {
  analyse_text: ({ text_id: text }, moment) =>
    moment === 'success' ? `/reading/${String(text)}` : '/reading',
  analyse_ebook: () => '/ebooks/manage',
  import_book: ({ texts, text_id: text }) => (texts === 1 ? `/reading/${String(text)}` : '/reading'),
  import_words: ({ import_id: id }) => `/words/import/${String(id)}`,
  export_words: (_, moment, id) => (moment === 'success' ? `/words/export?deck=${id}` : '/words/export'),
  process_video: ({ video_id: id, in_catalogue: isInCatalogue }, moment) => {
    if (isInCatalogue === true) return '/videos/manage';
    return moment === 'success' ? `/videos/learn/${String(id)}` : '/videos';
  },
  export_account: () => '/settings#data',
  import_account: () => '/settings#data',
  import_learners: ({ import_id: id }) => `/admin/learners/import/${String(id)}`,
};

const newsOf = ({ id, ownerId, type, title, result }: ToldTask, moment: Moment) => ({
  learnerId: ownerId,
  task: { id, type },
  subject: title,
  link: links[type](result ?? {}, moment, id),
});

/** Notifies the owner of the start of a task whose type takes a while. */
export async function tellStart(tx: Transaction, task: ToldTask): Promise<void> {
  if (told[task.type].start) await notify(tx, { type: 'TASK_STARTED', ...newsOf(task, 'start') });
}

/** Notifies the owner that a task is done, unless they saw it or will be notified of the larger task. */
export async function tellSuccess(tx: Transaction, task: ToldTask): Promise<void> {
  await tellNoStart(tx, task.id);
  if (task.isPart || (told[task.type].patient && task.age < attention)) return;
  await notify(tx, { type: 'TASK_COMPLETED', ...newsOf(task, 'success') });
}

/** Notifies the owner why a task failed. `problem` is an error code. */
export async function tellFailure(tx: Transaction, task: ToldTask, problem: string): Promise<void> {
  await tellNoStart(tx, task.id);
  await notify(tx, { type: 'TASK_FAILED', problem, ...newsOf(task, 'failure') });
}

/** Marks the start notification of an ended task as read. */
export const tellNoStart = (tx: Transaction, taskId: string): Promise<number> =>
  run(tx, sql.markStartRead, [taskId]);
