import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './password-queries.types.ts';

export const sql = statements<QueryTypes>('accountsPassword', {
  insertReset: `INSERT INTO password_reset (token_hash, learner_id, expires_at) VALUES ($1, $2, now() + make_interval(mins => $3))`,
  findReset:
    'SELECT learner_id AS "learnerId" FROM password_reset WHERE token_hash = $1 AND expires_at > now()',
  takeReset: 'DELETE FROM password_reset WHERE token_hash = $1 RETURNING learner_id',
  deleteResets: 'DELETE FROM password_reset WHERE learner_id = $1',
  setPassword: 'UPDATE learner SET password_hash = $2 WHERE id = $1',
  endSessions: 'DELETE FROM session WHERE learner_id = $1',
  deleteTokens: 'DELETE FROM access_token WHERE learner_id = $1',
});

/** Stores the hash of a reset token that expires in `minutes`. */
export const insertResetToken = (
  tx: Queryable,
  { tokenHash, learnerId, minutes }: { tokenHash: Buffer; learnerId: string; minutes: number },
): Promise<number> => run(tx, sql.insertReset, [tokenHash, learnerId, minutes]);

/** Finds the ID of the user whose password a reset token resets. */
export const findResetOwner = async (db: Queryable, tokenHash: Buffer): Promise<string | undefined> =>
  (await first(db, sql.findReset, [tokenHash]))?.learnerId;

/** Consumes a reset token. Returns false when it was already used. */
export const takeResetToken = async (tx: Queryable, tokenHash: Buffer): Promise<boolean> =>
  (await run(tx, sql.takeReset, [tokenHash])) > 0;

export const removeResetTokens = (tx: Queryable, learnerId: string): Promise<number> =>
  run(tx, sql.deleteResets, [learnerId]);

export const setPasswordHash = (tx: Queryable, learnerId: string, passwordHash: string): Promise<number> =>
  run(tx, sql.setPassword, [learnerId, passwordHash]);

export const endAllSessions = (tx: Queryable, learnerId: string): Promise<number> =>
  run(tx, sql.endSessions, [learnerId]);

/** Revokes all personal access tokens of a user. */
export const revokeAllTokens = (tx: Queryable, learnerId: string): Promise<number> =>
  run(tx, sql.deleteTokens, [learnerId]);
