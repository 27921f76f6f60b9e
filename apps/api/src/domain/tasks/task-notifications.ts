import type { TaskType } from '@glossa/contract/task-kinds';
import type { Transaction } from '@glossa/db/database';

import { notify } from '#domain/notifications/queries.ts';
import { markStartRead, type NotifiedTask } from './queries.ts';

/** Seconds for which users are assumed to stay on the page where they started the task. */
const attentionSpan = 10;

/**
 * Notifications by task type. `start`: also notify when it starts. `patient`: report success only after
 * `attentionSpan`.
 */
const rules: Record<TaskType, { start: boolean; patient: boolean }> = {
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
  process_video: ({ video_id: id, in_catalogue: isInCatalog }, moment) => {
    if (isInCatalog === true) return '/videos/manage';
    return moment === 'success' ? `/videos/learn/${String(id)}` : '/videos';
  },
  export_account: () => '/settings#data',
  import_account: () => '/settings#data',
  import_learners: ({ import_id: id }) => `/admin/learners/import/${String(id)}`,
};

const notificationOf = ({ id, ownerId, type, title, result }: NotifiedTask, moment: Moment) => ({
  learnerId: ownerId,
  task: { id, type },
  subject: title,
  link: links[type](result ?? {}, moment, id),
});

/** Notifies the owner of the start of a task whose type takes a while. */
export async function notifyStart(tx: Transaction, task: NotifiedTask): Promise<void> {
  if (rules[task.type].start) await notify(tx, { type: 'TASK_STARTED', ...notificationOf(task, 'start') });
}

/** Notifies the owner that a task is done, unless they saw it or will be notified of the larger task. */
export async function notifySuccess(tx: Transaction, task: NotifiedTask): Promise<void> {
  await markStartRead(tx, task.id);
  if (task.isPart || (rules[task.type].patient && task.age < attentionSpan)) return;
  await notify(tx, { type: 'TASK_COMPLETED', ...notificationOf(task, 'success') });
}

/** Notifies the owner why a task failed. `problem` is an error code. */
export async function notifyFailure(tx: Transaction, task: NotifiedTask, problem: string): Promise<void> {
  await markStartRead(tx, task.id);
  await notify(tx, { type: 'TASK_FAILED', problem, ...notificationOf(task, 'failure') });
}
