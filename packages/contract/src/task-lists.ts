import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, paginated, PageQuery } from './fields.ts';
import { OwnedTask, TaskStatus, TaskType } from './tasks.ts';

const TaskList = paginated(OwnedTask);

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/',
  summary: "List your tasks, newest first (staff: everyone's); counts up to 10,000",
  access: 'user',
  query: PageQuery.extend({
    type: TaskType.optional(),
    status: TaskStatus.optional(),
    /** `all` is for staff and includes other users' tasks. */
    scope: z.enum(['own', 'all']).default('own'),
    /** Part of a username, name or email address. Available to staff, and searches all users' tasks. */
    owner: z.string().trim().max(200).optional(),
  }),
  result: TaskList,
  errors: ['forbidden'],
});

export const listCompletedTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/completed/',
  summary: 'List your completed tasks, newest first',
  access: 'user',
  query: PageQuery,
  result: TaskList,
});

export const listFailedTasks = endpoint({
  method: 'GET',
  path: '/api/tasks/tasks/failed/',
  summary: 'List your failed tasks, newest first',
  access: 'user',
  query: PageQuery,
  result: TaskList,
});

export const revokeTask = endpoint({
  method: 'POST',
  path: '/api/tasks/tasks/{id}/revoke/',
  summary: 'Cancel one of your waiting or running tasks (staff: any task)',
  access: 'user',
  params: { id: Id },
  result: OwnedTask,
  errors: ['task_not_found', 'task_ended', 'task_not_revocable'],
});

export const retryTask = endpoint({
  method: 'POST',
  path: '/api/tasks/tasks/{id}/retry/',
  summary: 'Retry one of your failed or canceled tasks as a new task (staff: any task)',
  access: 'user',
  status: 202,
  params: { id: Id },
  result: OwnedTask,
  errors: ['task_not_found', 'task_not_retryable'],
});
