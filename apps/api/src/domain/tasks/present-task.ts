import type { TaskType } from '@glossa/contract/task-kinds';
import type { Task } from '@glossa/contract/tasks';

import type { TaskRow } from './queries.ts';

/** Transient problems, after which a retry makes sense (unlike, for example, after an unreadable file). */
const transientProblems: ReadonlySet<string> = new Set(['internal_error']);

/** Problems after which an archive still exists and can be imported. */
const retryableArchiveProblems: ReadonlySet<string> = new Set([
  'internal_error',
  'archive_stopped',
  'storage_full',
]);

/** Whether a retry of a failed or canceled task makes sense, by type. */
const retryable: Record<TaskType, (task: Pick<Task, 'status' | 'message'>) => boolean> = {
  // Revoked only when its text is deleted or the text's content is replaced.
  analyse_text: ({ status }) => status === 'FAILURE',
  analyse_ebook: ({ status }) => status === 'FAILURE',
  import_book: ({ status, message }) => status === 'REVOKED' || transientProblems.has(message ?? ''),
  import_words: () => true,
  export_words: () => true,
  process_video: () => true,
  export_account: () => true,
  import_account: ({ status, message }) =>
    status === 'REVOKED' || retryableArchiveProblems.has(message ?? ''),
  import_learners: () => true,
};

/** Returns whether a user may cancel a task. An analysis is shared by all users who have the text. */
export const isRevocable = (type: TaskType): boolean => type !== 'analyse_text' && type !== 'analyse_ebook';

const isOpen = ({ status }: Pick<Task, 'status'>): boolean => status === 'PENDING' || status === 'STARTED';

/** Converts a row to the contract's `Task`, with the actions that its state allows. */
export function presentTask({ is_repeatable, ...row }: TaskRow): Task {
  return {
    ...row,
    can_revoke: isOpen(row) && isRevocable(row.type),
    can_retry: is_repeatable && retryable[row.type](row),
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
