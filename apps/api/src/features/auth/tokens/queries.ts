import type { Database, Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('authTokens', {
  insertToken: `INSERT INTO access_token (id, learner_id, name, prefix, token_hash)
   SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM access_token WHERE learner_id = $2) < $6
   RETURNING created_at AS "createdAt"`,
});

/** A personal access token without its secret. */
export interface TokenRow {
  id: string;
  name: string;
  prefix: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Lists a user's personal access tokens, newest first. */
export const listTokens = (db: Database, learnerId: string): Promise<TokenRow[]> =>
  db.prisma.accessToken.findMany({
    where: { learnerId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, prefix: true, createdAt: true, lastUsedAt: true },
  });

/**
 * Inserts a token unless its owner already has `limit` tokens, and returns when it was created. The caller must hold a
 * lock on the owner's row.
 */
export const insertToken = async (
  tx: Queryable,
  token: { id: string; learnerId: string; name: string; prefix: string; tokenHash: Buffer },
  limit: number,
): Promise<Date | undefined> => {
  const { id, learnerId, name, prefix, tokenHash } = token;
  return (await first(tx, sql.insertToken, [id, learnerId, name, prefix, tokenHash, limit]))?.createdAt;
};

/** Deletes a user's token. Returns false when there is no such token. */
export const deleteToken = async (
  db: Queryable,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<boolean> => (await db.prisma.accessToken.deleteMany({ where: { id, learnerId } })).count > 0;
