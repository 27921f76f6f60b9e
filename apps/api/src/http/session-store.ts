import { createHash } from 'node:crypto';

import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import { Store, type CookieOptions, type SessionData } from 'express-session';

import { userColumns, type User } from '#domain/accounts/user.ts';
import type { SessionCache, StoredSession } from './session-cache.ts';
import type { QueryTypes } from './session-store.types.ts';

declare module 'express-session' {
  interface SessionData {
    /** Loaded with the session, never written back. */
    user: User;
    /** Public ID, for the list of sessions. */
    handle: string;
    userAgent: string;
    address: string;
    /** Timestamp in milliseconds; changing it renews the cookie and the row. */
    renewedAt: number;
  }
}

/** Lifetime of a session, in milliseconds. */
export const sessionLifetime = 3_600_000;

export const sql = statements<QueryTypes>('sessionStore', {
  findSession: `SELECT s.id AS handle, s.expires_at AS "expiresAt", ${userColumns}
   FROM session s JOIN learner l ON l.id = s.learner_id
   WHERE s.sid_hash = $1 AND s.expires_at > now() AND l.is_active`,
  insertSession:
    'INSERT INTO session (id, sid_hash, learner_id, user_agent, address, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
  // An UPDATE, so that a session that ended in the meantime stays ended.
  renewSession: 'UPDATE session SET expires_at = $2 WHERE sid_hash = $1',
  deleteSession: 'DELETE FROM session WHERE sid_hash = $1',
});

/** Returns the SHA-256 of a session id, as stored in the database. */
export const sidHash = (sid: string): Buffer => createHash('sha256').update(sid).digest();

// express-session serializes a session before and after each request to detect changes; the user is left out.
const unwritten = { toJSON: (): void => {} };

/**
 * Stores the sessions of express-session in our own table: with hashed ids, linked to the user and deleted with the
 * account.
 */
export class SessionStore extends Store {
  readonly #db: Queryable;
  readonly #cache: SessionCache;
  readonly #cookie: CookieOptions;

  /** `cookie`: attributes of the session cookie, which express-session takes from the store for an existing session. */
  constructor({ db, cache }: { db: Queryable; cache: SessionCache }, cookie: CookieOptions) {
    super();
    this.#db = db;
    this.#cache = cache;
    this.#cookie = cookie;
  }

  override get(sid: string, done: (error: unknown, session?: SessionData | null) => void): void {
    const known = this.#cache.get(sid);
    if (known) return done(null, this.#present(known));
    const keep = this.#cache.loading(sid);
    first(this.#db, sql.findSession, [sidHash(sid)])
      .then((row) => {
        if (!row) return done(null, null);
        const { handle, expiresAt, ...columns } = row;
        const user = Object.assign(Object.create(unwritten) as object, columns);
        const session = { handle, expiresAt, user };
        keep(session);
        return done(null, this.#present(session));
      })
      .catch(done);
  }

  #present({ handle, expiresAt, user }: StoredSession): SessionData {
    const cookie = { ...this.#cookie, originalMaxAge: sessionLifetime, expires: expiresAt };
    return { cookie, user, handle, userAgent: '', address: '', renewedAt: 0 };
  }

  override set(sid: string, session: SessionData, done: (error?: unknown) => void = () => {}): void {
    const expires = new Date(Date.now() + sessionLifetime);
    if (session.handle) {
      run(this.#db, sql.renewSession, [sidHash(sid), expires]).then(() => done(), done);
      return;
    }
    // Mark it as stored: express-session saves a new session twice, and the second save must not restore one that ended
    // in between.
    session.handle = newId();
    const { handle, user, userAgent, address } = session;
    run(this.#db, sql.insertSession, [handle, sidHash(sid), user.id, userAgent, address, expires]).then(
      () => done(),
      done,
    );
  }

  override destroy(sid: string, done: (error?: unknown) => void = () => {}): void {
    run(this.#db, sql.deleteSession, [sidHash(sid)]).then(() => done(), done);
  }
}
