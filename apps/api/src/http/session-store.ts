import { createHash } from 'node:crypto';

import type { Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { Store, type CookieOptions, type SessionData } from 'express-session';

import type { User } from '#domain/accounts/user.ts';
import { deleteSession, extendSession, findSession, insertSession } from './queries.ts';
import type { SessionCache, StoredSession } from './session-cache.ts';

declare module 'express-session' {
  interface SessionData {
    /** Loaded with the session, never written back. */
    user: User;
    /** Public ID, for the list of sessions. */
    handle: string;
    /** Absolute expiration, even if the session is in use. */
    endsAt: Date;
    /** Whether the session is valid only under the cookie name with the `__Host-` prefix. */
    isHostOnly: boolean;
    userAgent: string;
    ip: string;
    /** Timestamp in milliseconds; changing it renews the cookie and the row. */
    renewedAt: number;
  }
}

const hour = 3_600_000;

/** Lifetime of a session that is not extended, in milliseconds. */
export const sessionLifetime = hour;

/** Returns the absolute expiration of a user's new session. `findSession` applies the same limits. */
export const findSessionEnd = ({ isSuperuser }: Pick<User, 'isSuperuser'>): Date =>
  new Date(Date.now() + (isSuperuser ? 12 * hour : 30 * 24 * hour));

/** Returns the SHA-256 of a session ID, as stored in the database. */
export const hashSessionId = (sid: string): Buffer => createHash('sha256').update(sid).digest();

// express-session serializes a session before and after each request to detect changes; the user is left out.
const unserialized = { toJSON: (): void => {} };

/**
 * Stores the sessions of express-session in our own table: with hashed IDs, linked to the user and deleted with the
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
    const cache = this.#cache.beginLoad(sid);
    findSession(this.#db, hashSessionId(sid))
      .then((row) => {
        if (!row) return done(null, null);
        const { handle, expiresAt, endsAt, isHostOnly, ...columns } = row;
        const user = Object.assign(Object.create(unserialized) as object, columns);
        const session = { handle, expiresAt, endsAt, isHostOnly, user };
        cache(session);
        return done(null, this.#present(session));
      })
      .catch(done);
  }

  #present({ expiresAt, ...session }: StoredSession): SessionData {
    const cookie = { ...this.#cookie, originalMaxAge: sessionLifetime, expires: expiresAt };
    return { cookie, ...session, userAgent: '', ip: '', renewedAt: 0 };
  }

  override set(sid: string, session: SessionData, done: (error?: unknown) => void = () => {}): void {
    // Only sign-in creates a session. A session refused by `renameSession` is replaced by a session without a user.
    if (!Object.hasOwn(session, 'user')) return done();
    const expiresAt = new Date(Math.min(Date.now() + sessionLifetime, session.endsAt.getTime()));
    if (session.handle) {
      extendSession(this.#db, hashSessionId(sid), expiresAt).then(() => done(), done);
      return;
    }
    // Mark it as stored: express-session saves a new session twice, and the second save must not restore a session that
    // ended in between.
    session.handle = newId();
    const { handle, user, userAgent, ip, isHostOnly } = session;
    insertSession(this.#db, {
      handle,
      sidHash: hashSessionId(sid),
      userId: user.id,
      userAgent,
      ip,
      expiresAt,
      isHostOnly,
    }).then(() => done(), done);
  }

  override destroy(sid: string, done: (error?: unknown) => void = () => {}): void {
    deleteSession(this.#db, hashSessionId(sid)).then(() => done(), done);
  }
}
