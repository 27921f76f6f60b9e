import { urlOf } from '@glossa/contract/client';
import type { Endpoint } from '@glossa/contract/endpoint';
import * as contract from '@glossa/contract/task-lists';
import { retryTasks } from '@glossa/contract/queues';
import { getTaskStatus, listActiveTasks } from '@glossa/contract/tasks';

import type { Deps } from '#deps.ts';
import { fail, Failure } from '#http/fail.ts';
import type { Person } from '#http/person.ts';
import { Answer, route, type Route } from '#http/route.ts';
import { queueRoutes } from './queue-routes.ts';
import { activeTasks, findOwned, selectTasks, type TaskFilter } from './queries.ts';
import { retryTask } from './retry-task.ts';
import { revokeTask } from './revoke-task.ts';

const isStaff = (person: Person): boolean => person.isStaff || person.isSuperuser;

/** Identifies a task by its ID: users reach their own, staff any. */
const keyOf = (id: string, person: Person) => ({ id, ownerId: isStaff(person) ? null : person.id });

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
    route(contract.listTasks, async ({ query, person }) => {
      const { scope, owner, type, status } = query;
      const ofOthers = scope === 'all' || owner !== undefined;
      if (ofOthers && !isStaff(person)) return fail('forbidden');
      const whose = ofOthers ? { search: owner } : { ownerId: person.id };
      return list(contract.listTasks, { whose, type, status }, query);
    }),
    route(listActiveTasks, async ({ person }) => ({ results: await activeTasks(db, person.id) })),
    route(contract.listCompletedTasks, ({ query, person }) =>
      list(contract.listCompletedTasks, { whose: { ownerId: person.id }, status: 'SUCCESS' }, query),
    ),
    route(contract.listFailedTasks, ({ query, person }) =>
      list(contract.listFailedTasks, { whose: { ownerId: person.id }, status: 'FAILURE' }, query),
    ),
    route(getTaskStatus, async ({ params, person }) => {
      return (await findOwned(db, keyOf(params.id, person))) ?? fail('task_not_found');
    }),
    route(contract.revokeTask, ({ params, person }) => revokeTask(deps, keyOf(params.id, person), person)),
    route(contract.retryTask, async ({ params, person }) => {
      return new Answer(202, await retryTask(deps, keyOf(params.id, person), person));
    }),
    route(retryTasks, async ({ body: { ids }, person }) => {
      const results = [];
      for (const id of new Set(ids)) {
        results.push(
          await retryTask(deps, keyOf(id, person), person).then(
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
