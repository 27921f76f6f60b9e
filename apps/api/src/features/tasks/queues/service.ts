import type { HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/queues';

import { retryFailedJobs, selectFailedJobs } from '@glossa/jobs/failed-jobs';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { toActor, recordAudit } from '#domain/audit/record-audit.ts';

type QueueDeps = Pick<Deps, 'db' | 'jobs' | 'log'>;

/** Returns the state of each queue. @throws {Failure} queue_unreachable */
export const listQueues = (deps: QueueDeps): Promise<HandlerResult<typeof contract.listQueues>> =>
  withUnreachableFailure(deps, async () => ({
    results: (await deps.jobs.states()).map(({ queue, waitingSince, ...counts }) => ({
      ...counts,
      name: queue,
      oldest: waitingSince?.toISOString() ?? null,
    })),
  }));

/** Returns a queue's latest failed jobs, with redacted reasons. @throws {Failure} queue_unreachable */
export const listFailedJobs = (
  deps: QueueDeps,
  queue: contract.QueueName,
): Promise<HandlerResult<typeof contract.listFailedJobs>> =>
  withUnreachableFailure(deps, async () => ({
    results: (await selectFailedJobs(deps.jobs, queue, contract.maxPerRequest)).map(
      ({ failedAt, reason, ...job }) => ({
        ...job,
        reason: redactReason(reason),
        failed_at: failedAt === undefined ? null : new Date(failedAt).toISOString(),
      }),
    ),
  }));

/**
 * Retries a queue's failed jobs: those with the given IDs, or all. Returns how many it retried.
 * @throws {Failure} queue_unreachable
 */
export const retryJobs = (
  deps: QueueDeps,
  user: User,
  { queue, ids }: { queue: contract.QueueName; ids: string[] | undefined },
): Promise<{ retried: number }> =>
  withUnreachableFailure(deps, () =>
    deps.db.transaction(async (tx) => {
      const retried = await retryFailedJobs(deps.jobs, queue, { ids, limit: contract.maxPerRequest });
      if (retried > 0) {
        await recordAudit(tx, {
          actor: toActor(user),
          action: 'queue.retry',
          target: { kind: 'queue', id: queue },
          detail: { count: retried },
        });
      }
      return { retried };
    }),
  );

async function withUnreachableFailure<Result>(
  { log }: Pick<QueueDeps, 'log'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    log.warn({ err: error }, 'could not reach queues');
    return fail('queue_unreachable');
  }
}

const maxReasonLength = 300;

/**
 * Shortens a failed job's reason for staff: returns only the first line, without credentials in URLs or values after
 * words like password or key.
 */
export const redactReason = (reason: string): string =>
  (reason.split('\n', 1)[0] ?? '')
    .replaceAll(/\/\/[^\s/@]*@/g, '//…@')
    .replaceAll(/\b(password|passwd|secret|token|key|authorization)(["']?\s*[=:]\s*)\S+/gi, '$1$2…')
    .slice(0, maxReasonLength);
