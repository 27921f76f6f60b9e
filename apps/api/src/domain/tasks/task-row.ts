import type { TaskType } from '@glossa/contract/task-kinds';
import type { Task } from '@glossa/contract/tasks';

/** Columns of `task t` that make a `TaskRow`. Only the last task of an existing video can be retried. */
export const taskColumns = `t.id, t.type, t.status, t.title, t.progress, t.message, t.result,
  t.created_at, t.started_at, t.finished_at,
  CASE WHEN t.status NOT IN ('FAILURE', 'REVOKED') OR t.retried_as IS NOT NULL THEN false
    WHEN t.type = 'process_video' THEN EXISTS (
      SELECT 1 FROM video v
      WHERE v.id = (t.result->>'video_id')::uuid AND v.task_id = t.id AND v.status = 'failed')
    ELSE true END AS is_repeatable`;

/** A task as selected by `taskColumns`. */
export interface TaskRow extends Omit<
  Task,
  'can_revoke' | 'can_retry' | 'created_at' | 'started_at' | 'finished_at'
> {
  /** Whether the task failed or was canceled, and has not been retried yet. */
  is_repeatable: boolean;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

/** Transient problems, for which a retry makes sense. An unreadable file stays unreadable. */
const passing: ReadonlySet<string> = new Set(['internal_error']);

/** Problems after which an archive still exists and can be imported. */
const againMessages: ReadonlySet<string> = new Set(['internal_error', 'archive_stopped', 'storage_full']);

/** Whether a retry of a failed or canceled task makes sense, by type. */
const repeatable: Record<TaskType, (task: Pick<Task, 'status' | 'message'>) => boolean> = {
  // Revoked only when its text is deleted or gets other content.
  analyse_text: ({ status }) => status === 'FAILURE',
  analyse_ebook: ({ status }) => status === 'FAILURE',
  import_book: ({ status, message }) => status === 'REVOKED' || passing.has(message ?? ''),
  import_words: () => true,
  export_words: () => true,
  process_video: () => true,
  export_account: () => true,
  import_account: ({ status, message }) => status === 'REVOKED' || againMessages.has(message ?? ''),
  import_learners: () => true,
};

/** Returns whether a user may cancel a task. An analysis is shared by all users who have the text. */
export const isRevocable = (type: TaskType): boolean => type !== 'analyse_text' && type !== 'analyse_ebook';

const isOpen = ({ status }: Pick<Task, 'status'>): boolean => status === 'PENDING' || status === 'STARTED';

/** Converts a row to the contract's `Task`. */
export function presentTask({ is_repeatable, ...row }: TaskRow): Task {
  return {
    ...row,
    can_revoke: isOpen(row) && isRevocable(row.type),
    can_retry: is_repeatable && repeatable[row.type](row),
    created_at: row.created_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}
