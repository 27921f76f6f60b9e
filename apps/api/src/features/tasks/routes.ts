import { retryTasks } from '@glossa/contract/queues';
import * as contract from '@glossa/contract/task-lists';
import { getTaskStatus, listActiveTasks } from '@glossa/contract/tasks';

import type { Deps } from '#deps.ts';
import { ResponseWithStatus, route, type Route } from '#http/route.ts';
import * as queries from './queries.ts';
import { queueRoutes } from './queues/routes.ts';
import * as service from './service.ts';

export const taskRoutes = (deps: Pick<Deps, 'db' | 'jobs' | 'log'>): Route[] => [
  route(contract.listTasks, ({ query, user }) => service.listTasks(deps.db, user, query)),
  route(listActiveTasks, async ({ user }) => ({ results: await queries.listActiveTasks(deps.db, user.id) })),
  route(contract.listCompletedTasks, ({ query, user }) =>
    service.listEndedTasks(deps.db, user.id, 'SUCCESS', query),
  ),
  route(contract.listFailedTasks, ({ query, user }) =>
    service.listEndedTasks(deps.db, user.id, 'FAILURE', query),
  ),
  route(getTaskStatus, ({ params, user }) => service.getTask(deps.db, user, params.id)),
  route(contract.revokeTask, ({ params, user }) => service.revokeTask(deps, user, params.id)),
  route(
    contract.retryTask,
    async ({ params, user }) => new ResponseWithStatus(202, await service.retryTask(deps, user, params.id)),
  ),
  route(retryTasks, ({ body, user }) => service.retryTasks(deps, user, body.ids)),
  ...queueRoutes(deps),
];
