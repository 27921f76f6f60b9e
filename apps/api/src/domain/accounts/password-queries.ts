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

/** Keeps the hash of a reset token; `minutes` from now it is worth nothing. */
export const insertResetToken = (
  tx: Queryable,
  { tokenHash, learnerId, minutes }: { tokenHash: Buffer; learnerId: string; minutes: number },
): Promise<number> => tx.run(insertReset, [tokenHash, learnerId, minutes]);

/** Whose password a reset token is for. */
export const findResetOwner = async (db: Queryable, tokenHash: Buffer): Promise<string | undefined> =>
  (await db.row<{ learnerId: string }>(findReset, [tokenHash]))?.learnerId;

/** Uses a reset token up; answers false when somebody else did. */
export const takeResetToken = async (tx: Queryable, tokenHash: Buffer): Promise<boolean> =>
  (await tx.run(takeReset, [tokenHash])) > 0;

export const removeResetTokens = (tx: Queryable, learnerId: string): Promise<number> =>
  tx.run(removeResets, [learnerId]);

export const setPasswordHash = (tx: Queryable, learnerId: string, passwordHash: string): Promise<number> =>
  tx.run(setPassword, [learnerId, passwordHash]);

/** Ends every session of a person. */
export const endAllSessions = (tx: Queryable, learnerId: string): Promise<number> =>
  tx.run(endSessions, [learnerId]);

/** Revokes every personal access token of a person. */
export const revokeAllTokens = (tx: Queryable, learnerId: string): Promise<number> =>
  tx.run(removeTokens, [learnerId]);
