import { tokenWarningDays } from '@glossa/contract/access-tokens';
import type { TokenScope } from '@glossa/contract/token-scopes';
import type { Database, Queryable } from '@glossa/db/database';
import { first, many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('authTokens', {
  insertToken: `INSERT INTO access_token (id, learner_id, name, prefix, token_hash, scopes, expires_at)
   SELECT $1, $2, $3, $4, $5, $6, now() + make_interval(days => $7)
   WHERE (SELECT count(*) FROM access_token WHERE learner_id = $2) < $8
   RETURNING created_at AS "createdAt", expires_at AS "expiresAt"`,
  // Claims the tokens of one owner at a time, so that one email announces all of them.
  claimExpiringTokens: `WITH claimed AS (
     UPDATE access_token SET expiry_notice_at = now()
     WHERE expiry_notice_at IS NULL AND expires_at > now() AND expires_at < now() + interval '${tokenWarningDays} days'
       AND learner_id = (
         SELECT t.learner_id FROM access_token t JOIN learner l ON l.id = t.learner_id
         WHERE t.expiry_notice_at IS NULL AND t.expires_at > now()
           AND t.expires_at < now() + interval '${tokenWarningDays} days' AND l.is_active
         ORDER BY t.expires_at LIMIT 1 FOR UPDATE OF t SKIP LOCKED)
     RETURNING learner_id, name, expires_at)
   SELECT c.name, c.expires_at AS "expiresAt", l.email::text, l.ui_language AS "uiLanguage", l.time_zone AS "timeZone"
   FROM claimed c JOIN learner l ON l.id = c.learner_id ORDER BY c.expires_at, c.name`,
});

/** A personal access token without its secret. */
export interface TokenRow {
  id: string;
  name: string;
  prefix: string;
  scopes: TokenScope[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date;
}

/** Lists a user's personal access tokens, newest first. */
export const listTokens = async (db: Database, learnerId: string): Promise<TokenRow[]> =>
  // The database accepts only known scopes.
  (await db.prisma.accessToken.findMany({
    where: { learnerId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      name: true,
      prefix: true,
      scopes: true,
      createdAt: true,
      lastUsedAt: true,
      expiresAt: true,
    },
  })) as TokenRow[];

/**
 * Inserts a token unless its owner already has `limit` tokens, and returns when it was created and when it expires. The
 * caller must hold a lock on the owner's row.
 */
export const insertToken = async (
  tx: Queryable,
  token: {
    id: string;
    learnerId: string;
    name: string;
    prefix: string;
    tokenHash: Buffer;
    scopes: TokenScope[];
    lifetimeDays: number;
  },
  limit: number,
): Promise<{ createdAt: Date; expiresAt: Date } | undefined> => {
  const { id, learnerId, name, prefix, tokenHash, scopes, lifetimeDays } = token;
  return first(tx, sql.insertToken, [id, learnerId, name, prefix, tokenHash, scopes, lifetimeDays, limit]);
};

/**
 * Marks one user's tokens that expire within a week as announced, and returns them with their owner. Returns an empty
 * list when all have been announced.
 */
export const claimExpiringTokens = (db: Queryable) => many(db, sql.claimExpiringTokens, []);

/** Deletes a user's token. Returns false when there is no such token. */
export const deleteToken = async (
  db: Queryable,
  { id, learnerId }: { id: string; learnerId: string },
): Promise<boolean> => (await db.prisma.accessToken.deleteMany({ where: { id, learnerId } })).count > 0;
