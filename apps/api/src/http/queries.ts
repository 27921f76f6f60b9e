import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import { userColumns } from '#domain/accounts/queries.ts';
import type { QueryTypes } from './queries.types.ts';

// Absolute expiration of a session, even if it is in use. Depends on the user's current role.
const sessionEnd = `s.created_at + CASE WHEN l.is_superuser THEN interval '12 hours' ELSE interval '30 days' END`;

export const sql = statements<QueryTypes>('http', {
  findSession: `SELECT s.id AS handle, s.expires_at AS "expiresAt", ${sessionEnd} AS "endsAt!",
     s.is_host_only AS "isHostOnly", ${userColumns}
   FROM session s JOIN learner l ON l.id = s.learner_id
   WHERE s.sid_hash = $1 AND s.expires_at > now() AND ${sessionEnd} > now() AND l.is_active`,
  insertSession: `INSERT INTO session (id, sid_hash, learner_id, user_agent, address, expires_at, is_host_only, proved_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, now())`,
  // An UPDATE, so that a session that ended in the meantime stays ended.
  renewSession: 'UPDATE session SET expires_at = $2 WHERE sid_hash = $1',
  deleteSession: 'DELETE FROM session WHERE sid_hash = $1',
  findToken: `WITH used AS (
     UPDATE access_token SET last_used_at = now()
     WHERE token_hash = $1 AND expires_at > now() AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')
   )
   SELECT ${userColumns}, t.scopes, t.expires_at <= now() AS "isExpired!" FROM access_token t JOIN learner l ON l.id = t.learner_id
   WHERE t.token_hash = $1 AND l.is_active`,
  insertSignature:
    'INSERT INTO used_signature (digest, expires_at) VALUES ($1, $2) ON CONFLICT (digest) DO NOTHING',
});

/** Finds an unexpired session with its user, by the hash of its ID. */
export const findSession = (db: Queryable, sidHash: Buffer) => first(db, sql.findSession, [sidHash]);

/** A new session; `handle` is its public ID. */
interface NewSession {
  handle: string;
  sidHash: Buffer;
  userId: string;
  userAgent: string;
  ip: string;
  expiresAt: Date;
  isHostOnly: boolean;
}

export const insertSession = (
  db: Queryable,
  { handle, sidHash, userId, userAgent, ip, expiresAt, isHostOnly }: NewSession,
): Promise<number> =>
  run(db, sql.insertSession, [handle, sidHash, userId, userAgent, ip, expiresAt, isHostOnly]);

/** Extends a session. Does nothing if it has ended. */
export const extendSession = (db: Queryable, sidHash: Buffer, expiresAt: Date): Promise<number> =>
  run(db, sql.renewSession, [sidHash, expiresAt]);

export const deleteSession = (db: Queryable, sidHash: Buffer): Promise<number> =>
  run(db, sql.deleteSession, [sidHash]);

/**
 * Finds a personal access token by its hash, with its active user. Its last use is updated at most once a minute, so
 * that requests do not block each other.
 */
export const findTokenByHash = (db: Queryable, tokenHash: Buffer) => first(db, sql.findToken, [tokenHash]);

/** Stores the digest of a used signature; returns false if it was used before. */
export const insertSignature = async (db: Queryable, digest: Buffer, expiresAt: Date): Promise<boolean> =>
  (await run(db, sql.insertSignature, [digest, expiresAt])) > 0;

/** Finds when the user of a session last confirmed their identity. */
export const findProof = async ({ prisma }: Queryable, handle: string): Promise<Date | null> =>
  (await prisma.session.findUnique({ where: { id: handle }, select: { provedAt: true } }))?.provedAt ?? null;

export const setProof = async ({ prisma }: Queryable, handle: string, provedAt: Date): Promise<void> => {
  await prisma.session.updateMany({ where: { id: handle }, data: { provedAt } });
};
