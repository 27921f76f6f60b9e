import type { Deps } from '#deps.ts';
import { classifyRejection } from '#platform/email/classify-rejection.ts';
import { createInvitation, sendInvitation } from '../invitation.ts';
import * as queries from './queries.ts';

type InviteDeps = Pick<Deps, 'db' | 'mailer' | 'config' | 'log'>;

/** Consecutive failures to reach the mail server after which the remaining emails are left to the next run. */
const maxFailures = 3;
/** Maximum number of characters to store from the mail server's response. */
const maxResponseLength = 200;

const describeRejection = (error: unknown): string => {
  const { response, message } = error as { response?: unknown; message?: unknown };
  return String(response ?? message ?? error).slice(0, maxResponseLength);
};

/**
 * Sends the due invitations of an import, each once unless the worker dies right after sending. Failures are recorded
 * and retried later unless they are final. Returns how many are still to be sent, later or by another worker.
 */
export async function sendInvitations(
  { db, mailer, config, log }: InviteDeps,
  importId: string,
  onProgress: (share: number) => void,
): Promise<number> {
  const { waiting: total } = await queries.countInvitations(db, importId);
  let failures = 0;
  for (let done = 1; failures < maxFailures; done += 1) {
    const next = await queries.claimInvitation(db, importId);
    if (!next) break;
    const token = await db.transaction(async (tx) =>
      (await queries.lockInvited(tx, next.id)) ? createInvitation(tx, next.id) : undefined,
    );
    if (token === undefined) continue;
    const sending = sendInvitation({ mailer, config }, next, token);
    const error = await sending.then(() => undefined).catch((reason: unknown) => reason ?? 'unknown');
    if (error === undefined) await queries.markInvited(db, importId, next.id);
    else {
      log.warn({ err: error, learnerId: next.id }, 'could not send invitation');
      const final = classifyRejection(error) === 'final';
      await queries.recordFailedInvitation(
        db,
        { importId, learnerId: next.id },
        { final, answer: describeRejection(error) },
      );
    }
    failures = error !== undefined && classifyRejection(error) === 'away' ? failures + 1 : 0;
    onProgress(Math.min(1, done / total));
  }
  if (failures > 0) await queries.abandonOldInvitations(db, importId);
  return (await queries.countInvitations(db, importId)).waiting;
}
