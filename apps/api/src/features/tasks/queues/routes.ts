import * as contract from '@glossa/contract/queues';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import * as service from './service.ts';

/** Routes for the state of the job queues and for their failed jobs. */
export const queueRoutes = (deps: Pick<Deps, 'db' | 'jobs' | 'log'>): Route[] => [
  route(contract.listQueues, () => service.listQueues(deps)),
  route(contract.listFailedJobs, ({ params }) => service.listFailedJobs(deps, params.name)),
  route(contract.retryJobs, ({ params, body, user }) =>
    service.retryJobs(deps, user, { queue: params.name, ids: body.ids }),
  ),
];
