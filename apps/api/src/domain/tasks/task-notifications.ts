import type { TaskType } from '@glossa/contract/task-kinds';
import type { Transaction } from '@glossa/db/database';

import { notify } from '#domain/notifications/queries.ts';
import { markStartRead, type NotifiedTask } from './queries.ts';

/** Seconds for which users are assumed to stay on the page where they started the task. */
const attentionSpan = 10;

/**
 * Whether a task's owner is notified when it starts, and whether success is reported only after `attentionSpan`, by
 * task type. Failures are always reported.
 */
const notificationRules: Record<TaskType, { start: boolean; onlyAfterAttentionSpan: boolean }> = {
  analyse_text: { start: false, onlyAfterAttentionSpan: true },
  analyse_ebook: { start: false, onlyAfterAttentionSpan: true },
  import_book: { start: true, onlyAfterAttentionSpan: false },
  import_words: { start: true, onlyAfterAttentionSpan: false },
  export_words: { start: false, onlyAfterAttentionSpan: true },
  process_video: { start: true, onlyAfterAttentionSpan: false },
  export_account: { start: false, onlyAfterAttentionSpan: true },
  import_account: { start: true, onlyAfterAttentionSpan: false },
  import_learners: { start: false, onlyAfterAttentionSpan: true },
};

type TaskEvent = 'start' | 'success' | 'failure';

/** Functions that return the path that a task's notification links to, by task type. */
const links: Record<TaskType, (result: Record<string, unknown>, taskEvent: TaskEvent, id: string) => string> =
  {
    analyse_text: ({ text_id: text }, taskEvent) =>
      taskEvent === 'success' ? `/reading/${String(text)}` : '/reading',
    analyse_ebook: () => '/ebooks/manage',
    import_book: ({ texts, text_id: text }) => (texts === 1 ? `/reading/${String(text)}` : '/reading'),
    import_words: ({ import_id: id }) => `/words/import/${String(id)}`,
    export_words: (_, taskEvent, id) =>
      taskEvent === 'success' ? `/words/export?deck=${id}` : '/words/export',
    process_video: ({ video_id: id, in_catalogue: isInCatalog }, taskEvent) => {
      if (isInCatalog === true) return '/videos/manage';
      return taskEvent === 'success' ? `/videos/learn/${String(id)}` : '/videos';
    },
    export_account: () => '/settings#data',
    import_account: () => '/settings#data',
    import_learners: ({ import_id: id }) => `/admin/learners/import/${String(id)}`,
  };

const buildNotification = ({ id, ownerId, type, title, result }: NotifiedTask, taskEvent: TaskEvent) => ({
  learnerId: ownerId,
  task: { id, type },
  subject: title,
  link: links[type](result ?? {}, taskEvent, id),
});

/** Notifies the owner of the start of a task whose type takes a while. */
export async function notifyStart(tx: Transaction, task: NotifiedTask): Promise<void> {
  if (notificationRules[task.type].start)
    await notify(tx, { type: 'TASK_STARTED', ...buildNotification(task, 'start') });
}

/**
 * Notifies the owner that a task is done, unless they probably saw it finish or will be notified of the larger task.
 */
export async function notifySuccess(tx: Transaction, task: NotifiedTask): Promise<void> {
  await markStartRead(tx, task.id);
  if (task.isPart || (notificationRules[task.type].onlyAfterAttentionSpan && task.age < attentionSpan))
    return;
  await notify(tx, { type: 'TASK_COMPLETED', ...buildNotification(task, 'success') });
}

/** Notifies the owner why a task failed. `problem` is an error code. */
export async function notifyFailure(tx: Transaction, task: NotifiedTask, problem: string): Promise<void> {
  await markStartRead(tx, task.id);
  await notify(tx, { type: 'TASK_FAILED', problem, ...buildNotification(task, 'failure') });
}
