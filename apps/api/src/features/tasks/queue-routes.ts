import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/queues';
import { retryFailedJobs, selectFailedJobs } from '@glossa/jobs/failed-jobs';

import type { Deps } from '#deps.ts';
import { actorOf } from '#domain/audit/actor-of.ts';
import { writeAudit } from '#domain/audit/write-audit.ts';
import { route, type Route } from '#http/route.ts';
import { shownReason } from './shown-reason.ts';

const momentOf = (milliseconds: number | undefined): string | null =>
  milliseconds === undefined ? null : new Date(milliseconds).toISOString();

/** Routes for the state of the job queues and their failed jobs. */
export function queueRoutes({ db, jobs, log }: Pick<Deps, 'db' | 'jobs' | 'log'>): Route[] {
  const reached = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error }, 'queues could not be reached');
      return fail('queue_unreachable');
    }
  };
  return [
    route(contract.listQueues, () =>
      reached(async () => ({
        results: (await jobs.states()).map(({ queue, waitingSince, ...counts }) => ({
          ...counts,
          name: queue,
          oldest: waitingSince?.toISOString() ?? null,
        })),
      })),
    ),
    route(contract.listFailedJobs, ({ params: { name } }) =>
      reached(async () => ({
        results: (await selectFailedJobs(jobs, name, contract.mostAtOnce)).map(
          ({ failedAt, reason, ...job }) => ({
            ...job,
            reason: shownReason(reason),
            failed_at: momentOf(failedAt),
          }),
        ),
      })),
    ),
    route(contract.retryJobs, ({ params: { name }, body: { ids }, user }) =>
      reached(() =>
        db.transaction(async (tx) => {
          const retried = await retryFailedJobs(jobs, name, { ids, most: contract.mostAtOnce });
          if (retried > 0) {
            await writeAudit(tx, {
              actor: actorOf(user),
              action: 'queue.retry',
              target: { kind: 'queue', id: name },
              detail: { count: retried },
            });
          }
          return { retried };
        }),
      ),
    ),
  ];
}
