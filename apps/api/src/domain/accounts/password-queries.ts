import { statement, type Queryable } from '@glossa/db/database';

const insertReset = statement(
  'insert-reset',
  `INSERT INTO password_reset (token_hash, learner_id, expires_at) VALUES ($1, $2, now() + make_interval(mins => $3))`,
);
const findReset = statement(
  'find-reset',
  'SELECT learner_id AS "learnerId" FROM password_reset WHERE token_hash = $1 AND expires_at > now()',
);
const takeReset = statement(
  'take-reset',
  'DELETE FROM password_reset WHERE token_hash = $1 RETURNING learner_id',
);
const removeResets = statement('remove-resets', 'DELETE FROM password_reset WHERE learner_id = $1');
const setPassword = statement('set-password', 'UPDATE learner SET password_hash = $2 WHERE id = $1');
const endSessions = statement('end-sessions', 'DELETE FROM session WHERE learner_id = $1');
const removeTokens = statement('remove-tokens', 'DELETE FROM access_token WHERE learner_id = $1');

/** Stores the hash of a reset token that expires in `minutes`. */
export const insertResetToken = (
  tx: Queryable,
  { tokenHash, learnerId, minutes }: { tokenHash: Buffer; learnerId: string; minutes: number },
): Promise<number> => tx.run(insertReset, [tokenHash, learnerId, minutes]);

/** Finds the ID of the user whose password a reset token resets. */
export const findResetOwner = async (db: Queryable, tokenHash: Buffer): Promise<string | undefined> =>
  (await db.row<{ learnerId: string }>(findReset, [tokenHash]))?.learnerId;

/** Consumes a reset token. Returns false when it was already used. */
export const takeResetToken = async (tx: Queryable, tokenHash: Buffer): Promise<boolean> =>
  (await tx.run(takeReset, [tokenHash])) > 0;

export const removeResetTokens = (tx: Queryable, learnerId: string): Promise<number> =>
  tx.run(removeResets, [learnerId]);

export const setPasswordHash = (tx: Queryable, learnerId: string, passwordHash: string): Promise<number> =>
  tx.run(setPassword, [learnerId, passwordHash]);

export const endAllSessions = (tx: Queryable, learnerId: string): Promise<number> =>
  tx.run(endSessions, [learnerId]);

/** Revokes all personal access tokens of a user. */
export const revokeAllTokens = (tx: Queryable, learnerId: string): Promise<number> =>
  tx.run(removeTokens, [learnerId]);
