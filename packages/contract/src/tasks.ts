import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, Moment } from './fields.ts';
import { taskStatuses, taskTypes } from './task-kinds.ts';

export const TaskStatus = z.enum(taskStatuses);
export const TaskType = z.enum(taskTypes);

/** A background task of a user. */
export const Task = z
  .object({
    id: Id,
    type: TaskType,
    status: TaskStatus,
    /** Name of what it processes, such as a text's title or a file name. May be empty. */
    title: z.string(),
    /** Percent done. */
    progress: z.int().min(0).max(100),
    /** Error code if it failed or was canceled. */
    message: z.string().nullable(),
    /** The IDs of what it processes, such as `{ text_id }`, and its result. */
    result: z.record(z.string(), z.unknown()).nullable(),
    /** Whether it can be canceled or retried in its current state. */
    can_revoke: z.boolean(),
    can_retry: z.boolean(),
    created_at: Moment,
    started_at: Moment.nullable(),
    finished_at: Moment.nullable(),
  })
  .meta({ id: 'Task' });
export type Task = z.infer<typeof Task>;

/** A task with its owner and its position in the queue. */
export const OwnedTask = Task.extend({
  owner: z.object({ id: Id, username: z.string() }),
  /** Number of tasks in the same queue that run before it, counted up to 1,000. Null unless it is waiting. */
  tasks_ahead: z.int().min(0).nullable(),
}).meta({ id: 'OwnedTask' });
export type OwnedTask = z.infer<typeof OwnedTask>;

export const listActiveTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/active/',
  summary: 'List up to 100 of your waiting and running tasks, newest first',
  access: 'user',
  result: z.object({ results: z.array(OwnedTask) }),
});

export const getTaskStatus = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/{id}/status/',
  summary: 'Get the state and progress of one of your tasks (staff: any task)',
  access: 'user',
  params: { id: Id },
  result: OwnedTask,
  errors: ['task_not_found'],
});
