import { urlOf } from '@glossa/contract/client';
import type { Endpoint } from '@glossa/contract/endpoint';
import { fail, Failure } from '@glossa/contract/failure';
import { retryTasks } from '@glossa/contract/queues';
import * as contract from '@glossa/contract/task-lists';
import { getTaskStatus, listActiveTasks } from '@glossa/contract/tasks';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { queueRoutes } from './queue-routes.ts';
import { activeTasks, findOwned, selectTasks, type TaskFilter } from './queries.ts';
import { retryTask } from './retry-task.ts';
import { revokeTask } from './revoke-task.ts';

const isStaff = (user: User): boolean => user.isStaff || user.isSuperuser;

/** Identifies a task by its ID: users reach their own, staff any. */
const keyOf = (id: string, user: User) => ({ id, ownerId: isStaff(user) ? null : user.id });

export const taskRoutes = (deps: Pick<Deps, 'db' | 'jobs' | 'log'>): Route[] => {
  const { db } = deps;
  const list = async (endpoint: Endpoint, filter: TaskFilter, query: { page: number; page_size: number }) => {
    const { page, page_size: size } = query;
    const { tasks, count } = await selectTasks(db, filter, { limit: size, offset: (page - 1) * size });
    const address = (other: number) => urlOf(endpoint, { query: { ...query, page: other } });
    return {
      results: tasks,
      count,
      next: page * size < count ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
    };
  };
  return [
    route(contract.listTasks, async ({ query, user }) => {
      const { scope, owner, type, status } = query;
      const ofOthers = scope === 'all' || owner !== undefined;
      if (ofOthers && !isStaff(user)) return fail('forbidden');
      const whose = ofOthers ? { search: owner } : { ownerId: user.id };
      return list(contract.listTasks, { whose, type, status }, query);
    }),
    route(listActiveTasks, async ({ user }) => ({ results: await activeTasks(db, user.id) })),
    route(contract.listCompletedTasks, ({ query, user }) =>
      list(contract.listCompletedTasks, { whose: { ownerId: user.id }, status: 'SUCCESS' }, query),
    ),
    route(contract.listFailedTasks, ({ query, user }) =>
      list(contract.listFailedTasks, { whose: { ownerId: user.id }, status: 'FAILURE' }, query),
    ),
    route(getTaskStatus, async ({ params, user }) => {
      return (await findOwned(db, keyOf(params.id, user))) ?? fail('task_not_found');
    }),
    route(contract.revokeTask, ({ params, user }) => revokeTask(deps, keyOf(params.id, user), user)),
    route(contract.retryTask, async ({ params, user }) => {
      return new Answer(202, await retryTask(deps, keyOf(params.id, user), user));
    }),
    route(retryTasks, async ({ body: { ids }, user }) => {
      const results = [];
      for (const id of new Set(ids)) {
        results.push(
          await retryTask(deps, keyOf(id, user), user).then(
            ({ id: made }) => ({ id, retried_as: made, code: null }),
            (error: unknown) =>
              error instanceof Failure
                ? { id, retried_as: null, code: error.code }
                : Promise.reject(error as Error),
          ),
        );
      }
      return { results };
    }),
    ...queueRoutes(deps),
  ];
};
