import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, listOf, Moment, PageQuery } from './fields.ts';

export const taskStatuses = ['PENDING', 'STARTED', 'SUCCESS', 'FAILURE', 'REVOKED'] as const;
export const TaskStatus = z.enum(taskStatuses);

export const taskTypes = [
  'analyse_text',
  'import_book',
  'import_words',
  'export_words',
  'process_video',
] as const;
export const TaskType = z.enum(taskTypes);
export type TaskType = z.infer<typeof TaskType>;

/** Work done in the background for somebody. */
export const Task = z
  .object({
    id: Id,
    type: TaskType,
    status: TaskStatus,
    /** What it works on, in its owner's words: the title of a text, the name of a file; may be empty. */
    title: z.string(),
    /** Percent done. */
    progress: z.int().min(0).max(100),
    /** Why it failed or was cancelled: an error code. */
    message: z.string().nullable(),
    /** What it is about, e.g. `{ text_id }`, and what came of it. */
    result: z.record(z.string(), z.unknown()).nullable(),
    /** Whether it can be cancelled or tried again as it stands now. */
    can_revoke: z.boolean(),
    can_retry: z.boolean(),
    created_at: Moment,
    started_at: Moment.nullable(),
    finished_at: Moment.nullable(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

/** A task with the person whom it is done for. */
export const OwnedTask = Task.extend({ owner: z.object({ id: Id, username: z.string() }) }).meta({
  id: 'OwnedTask',
});
export type OwnedTask = z.infer<typeof OwnedTask>;

/** Most tasks that a list counts and reaches. */
export const mostTasks = 10_000;

const TaskList = listOf(OwnedTask);

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/',
  summary: 'Own tasks, newest first; staff may ask for everybody’s. Counts at most 10,000',
  access: 'person',
  query: PageQuery.extend({
    type: TaskType.optional(),
    status: TaskStatus.optional(),
    /** `all`: of everybody, for staff. */
    scope: z.enum(['own', 'all']).default('own'),
    /** Part of a user name, name or address, for staff; searches among everybody’s. */
    owner: z.string().trim().max(200).optional(),
  }),
  result: TaskList,
});

export const listActiveTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/active/',
  summary: 'Own tasks that wait or run, newest first, at most 100',
  access: 'person',
  result: z.object({ results: z.array(OwnedTask) }),
});

export const listCompletedTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/completed/',
  summary: 'Own tasks that were done, newest first',
  access: 'person',
  query: PageQuery,
  result: TaskList,
});

export const listFailedTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/failed/',
  summary: 'Own tasks that failed, newest first',
  access: 'person',
  query: PageQuery,
  result: TaskList,
});

export const getTaskStatus = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/{id}/status/',
  summary: 'State and progress of an own task; staff see any',
  access: 'person',
  params: { id: Id },
  result: OwnedTask,
  errors: ['task_not_found'],
});

export const revokeTask = endpoint({
  method: 'POST',
  path: '/api/tasks/tasks/{id}/revoke/',
  summary: 'Cancel an own task that waits or runs; staff may cancel any',
  access: 'person',
  params: { id: Id },
  result: OwnedTask,
  errors: ['task_not_found', 'task_ended', 'task_not_revocable'],
});

export const retryTask = endpoint({
  method: 'POST',
  path: '/api/tasks/tasks/{id}/retry/',
  summary: 'Try an own task again that failed or was cancelled; answers the new task. Staff may for any',
  access: 'person',
  status: 202,
  params: { id: Id },
  result: OwnedTask,
  errors: ['task_not_found', 'task_not_retryable'],
});
