import type { Deps } from '#deps.ts';
import { mailRefusal } from '#platform/email/mail-refusal.ts';
import { makeInvitation, sendInvitation } from '../invitation.ts';
import {
  countInvitations,
  giveInvitationsUp,
  holdInvited,
  markInvited,
  markNotTaken,
  takeInvitation,
} from './invite-queries.ts';

type InviteDeps = Pick<Deps, 'db' | 'mailer' | 'config' | 'log'>;

/** Consecutive emails that may fail to reach a mail server before the rest is left to the next run. */
const mostFailures = 3;
/** Characters of the mail server's response to store. */
const keptAnswer = 200;

const answerOf = (error: unknown): string => {
  const { response, message } = error as { response?: unknown; message?: unknown };
  return String(response ?? message ?? error).slice(0, keptAnswer);
};

/**
 * Sends the due invitations of an import, each once unless the worker dies right after sending. Failures are recorded
 * and retried later unless they are final. Returns how many are still to be sent, later or by another worker.
 */
export async function inviteAdded(
  { db, mailer, config, log }: InviteDeps,
  importId: string,
  onOne: (share: number) => void,
): Promise<number> {
  const { waiting: total } = await countInvitations(db, importId);
  let failures = 0;
  for (let done = 1; failures < mostFailures; done += 1) {
    const next = await takeInvitation(db, importId);
    if (!next) break;
    const token = await db.transaction(async (tx) =>
      (await holdInvited(tx, next.id)) ? makeInvitation(tx, next.id) : undefined,
    );
    if (token === undefined) continue;
    const sending = sendInvitation({ mailer, config }, next, token);
    const error = await sending.then(() => undefined).catch((reason: unknown) => reason ?? 'unknown');
    if (error === undefined) await markInvited(db, importId, next.id);
    else {
      log.warn({ err: error, learnerId: next.id }, 'an invitation could not be sent');
      const final = mailRefusal(error) === 'final';
      await markNotTaken(db, { importId, learnerId: next.id }, { final, answer: answerOf(error) });
    }
    failures = error !== undefined && mailRefusal(error) === 'away' ? failures + 1 : 0;
    onOne(Math.min(1, done / total));
  }
  if (failures > 0) await giveInvitationsUp(db, importId);
  return (await countInvitations(db, importId)).waiting;
}
