import type { RosterReport } from '@glossa/contract/learner-import';
import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './invite-queries.types.ts';

/** Maximum number of attempts per email. The delays between them are 1, 5, 25 and 125 minutes. */
const mostTries = 5;

interface NarrowTypes {
  listRefused: Pick<RosterReport['refused_invitations'][number], 'reason'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('learnersRosterInvite', {
  // Only while the import runs and its owner is an admin. The lease of 15 minutes is longer than a mail server may take
  // to respond; if the worker dies, the invitation becomes due again after that.
  take: `WITH next AS (
     SELECT v.import_id, v.learner_id FROM learner_import_invite v
     JOIN learner_import i ON i.id = v.import_id
     JOIN task t ON t.id = i.task_id AND t.status IN ('PENDING', 'STARTED')
     JOIN learner o ON o.id = i.owner_id AND o.is_superuser AND o.is_active
     WHERE v.import_id = $1 AND v.refusal IS NULL AND v.free_at <= now()
     ORDER BY v.free_at, v.learner_id LIMIT 1 FOR UPDATE OF v SKIP LOCKED)
   UPDATE learner_import_invite v SET free_at = now() + interval '15 minutes'
   FROM next JOIN learner l ON l.id = next.learner_id
   WHERE v.import_id = next.import_id AND v.learner_id = next.learner_id
   RETURNING l.id, l.email::text, l.ui_language AS "uiLanguage"`,
  lockInvited: 'SELECT 1 FROM learner WHERE id = $1 FOR KEY SHARE',
  deleteSent: `WITH gone AS (DELETE FROM learner_import_invite WHERE import_id = $1 AND learner_id = $2 RETURNING 1)
   UPDATE learner_import SET invited = invited + (SELECT count(*) FROM gone) WHERE id = $1`,
  putOff: `UPDATE learner_import_invite SET tries = tries + 1, free_at = now() + power(5, tries) * interval '1 minute', answer = $4,
     refusal = CASE WHEN $3 THEN 'mail_refused' WHEN tries + 1 >= ${mostTries} THEN 'mail_failed' END
   WHERE import_id = $1 AND learner_id = $2`,
  giveUp: `UPDATE learner_import_invite v SET refusal = 'mail_failed' FROM learner_import i JOIN task t ON t.id = i.task_id
   WHERE i.id = $1 AND v.import_id = i.id AND v.refusal IS NULL AND t.created_at < now() - interval '1 day'`,
  countInvites: `SELECT count(*) FILTER (WHERE refusal IS NULL)::int AS waiting,
     count(*) FILTER (WHERE refusal IS NULL AND tries > 0)::int AS put_off,
     count(*) FILTER (WHERE refusal IS NOT NULL)::int AS not_invited
   FROM learner_import_invite WHERE import_id = $1`,
  listRefused: `SELECT l.id, l.email::text, v.refusal AS reason, v.answer FROM learner_import_invite v JOIN learner l ON l.id = v.learner_id
   WHERE v.import_id = $1 AND v.refusal IS NOT NULL ORDER BY l.id LIMIT $2`,
});

/** Claims a due invitation for 15 minutes. Returns undefined when there is none. */
export const takeInvitation = (
  db: Queryable,
  importId: string,
): Promise<{ id: string; email: string; uiLanguage: string } | undefined> => first(db, sql.take, [importId]);

/** Locks an account so that it is not deleted meanwhile. Returns false when it no longer exists. */
export const holdInvited = async (tx: Transaction, learnerId: string): Promise<boolean> =>
  (await first(tx, sql.lockInvited, [learnerId])) !== undefined;

export const markInvited = (db: Queryable, importId: string, learnerId: string): Promise<number> =>
  run(db, sql.deleteSent, [importId, learnerId]);

/** Records a failed attempt and the mail server's response. Retried later unless `final` or out of attempts. */
export const markNotTaken = (
  db: Queryable,
  { importId, learnerId }: { importId: string; learnerId: string },
  { final, answer }: { final: boolean; answer: string },
): Promise<number> => run(db, sql.putOff, [importId, learnerId, final, answer]);

/** Gives up the remaining invitations if the import started more than a day ago. */
export const giveInvitationsUp = (db: Queryable, importId: string): Promise<number> =>
  run(db, sql.giveUp, [importId]);

/** Counts the invitations of an import that are still to be sent, and those that failed. */
export const countInvitations = (
  db: Queryable,
  importId: string,
): Promise<Pick<RosterReport, 'waiting' | 'put_off' | 'not_invited'>> =>
  one(db, sql.countInvites, [importId]);

/** Lists the first people who could not be invited. */
export const listNotInvited = (
  db: Queryable,
  importId: string,
  most: number,
): Promise<RosterReport['refused_invitations']> => many(db, sql.listRefused, [importId, most]);
