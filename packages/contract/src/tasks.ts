import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';

export const TaskStatus = z.enum(['PENDING', 'STARTED', 'SUCCESS', 'FAILURE', 'REVOKED']);

/** Work done in the background for somebody. */
export const Task = z
  .object({
    id: Id,
    type: z.enum(['analyse_text', 'import_book', 'import_words', 'export_words', 'process_video']),
    status: TaskStatus,
    /** Percent done. */
    progress: z.int().min(0).max(100),
    /** Why it failed: an error code. */
    message: z.string().nullable(),
    /** What it is about, e.g. `{ text_id }`. */
    result: z.record(z.string(), z.unknown()).nullable(),
    created_at: Moment,
    started_at: Moment.nullable(),
    finished_at: Moment.nullable(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

export const getTaskStatus = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/{id}/status/',
  summary: 'State and progress of one own task',
  access: 'person',
  params: { id: Id },
  result: Task,
  errors: ['task_not_found'],
});

export const listActiveTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/active/',
  summary: 'Own tasks that wait or run',
  access: 'person',
  result: z.object({ results: z.array(Task) }),
});
