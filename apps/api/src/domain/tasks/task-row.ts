import type { TaskType } from '@glossa/contract/task-kinds';
import type { Task } from '@glossa/contract/tasks';

/**
 * Columns of `task t` that make a `Task`. A video is tried again only by its last task, and as long as it is there.
 */
export const taskColumns = `t.id, t.type, t.status, t.title, t.progress, t.message, t.result,
  t.created_at, t.started_at, t.finished_at,
  CASE WHEN t.status NOT IN ('FAILURE', 'REVOKED') OR t.retried_as IS NOT NULL THEN false
    WHEN t.type = 'process_video' THEN EXISTS (
      SELECT 1 FROM video v
      WHERE v.id = (t.result->>'video_id')::uuid AND v.task_id = t.id AND v.status = 'failed')
    ELSE true END AS is_repeatable`;

/** A task as it stands in the table; its owner's other columns stay there. */
export interface TaskRow extends Omit<
  Task,
  'can_revoke' | 'can_retry' | 'created_at' | 'started_at' | 'finished_at'
> {
  /** Failed or cancelled, and not tried again yet. */
  is_repeatable: boolean;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

/** Problems that another try may not meet; a file that cannot be read stays so. */
const passing: ReadonlySet<string> = new Set(['internal_error']);

/** Problems after which an archive is still there to be taken over. */
const againMessages: ReadonlySet<string> = new Set(['internal_error', 'archive_stopped', 'storage_full']);

/** Whether trying again makes sense, by the type of a task that failed or was cancelled. */
const repeatable: Record<TaskType, (task: Pick<Task, 'status' | 'message'>) => boolean> = {
  // Only its text's end revokes it.
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

/** An analysis belongs to all who have the same text: nobody can take it from the others. */
export const isRevocable = (type: TaskType): boolean => type !== 'analyse_text' && type !== 'analyse_ebook';

const isOpen = ({ status }: Pick<Task, 'status'>): boolean => status === 'PENDING' || status === 'STARTED';

/** The task as the interface shows it. */
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
