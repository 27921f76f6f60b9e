import type { Database } from '@glossa/db/database';
import type { Request, RequestHandler, Response } from 'express';
import session from 'express-session';

import type { User } from '#domain/accounts/user.ts';
import type { SessionCache } from './session-cache.ts';
import { cookieOf } from './csrf.ts';
import { hostCookie, readHostCookie } from './host-cookie.ts';
import { findSessionEnd, sessionLifetime, SessionStore } from './session-store.ts';

/** Name of the session cookie, without the prefix that it has over HTTPS. */
const sessionCookie = 'sessionid';

/** Returns whether a request has a session cookie, which may have expired. */
export const hasSessionCookie = (request: Request): boolean =>
  readHostCookie(request, sessionCookie) !== undefined;

/** Removes the session cookie from the browser. */
export function clearSessionCookie(response: Response, { secure }: { secure: boolean }): void {
  response.clearCookie(hostCookie(sessionCookie, { secure }), { path: '/', secure });
}

/** Loads the session of each request; only sign-in creates one. */
export const sessions = ({
  db,
  cache,
  secret,
  secure,
}: {
  db: Database;
  cache: SessionCache;
  secret: string;
  secure: boolean;
}): RequestHandler => {
  const cookie = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  const name = hostCookie(sessionCookie, { secure });
  const load = session({
    name,
    secret,
    store: new SessionStore({ db, cache }, cookie),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { ...cookie, maxAge: sessionLifetime },
  });
  if (!secure) return load;
  return (request, response, next) => {
    const earlier = cookieOf(request, name) === undefined && cookieOf(request, sessionCookie);
    if (!earlier) return load(request, response, next);
    request.headers.cookie += `; ${name}=${encodeURIComponent(earlier)}`;
    load(request, response, (error?: unknown) => {
      if (error) return next(error);
      // Without HTTPS, the new cookie couldn't be set.
      if (request.secure) response.clearCookie(sessionCookie, { path: '/', secure });
      renameSession(request);
      next();
    });
  };
};

/**
 * Moves a session opened by an earlier version from the unprefixed cookie to the prefixed one. Newer sessions are
 * refused under the old name, because another site on the domain may have planted the cookie.
 */
function renameSession(request: Request): void {
  if (request.session.isHostOnly) request.sessionStore.generate(request);
  // Changing the session makes express-session set the cookie.
  else if (request.session.user) request.session.renewedAt = Date.now();
}

const promisify = (act: (done: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => act((error) => (error ? reject(error) : resolve())));

/** Signs a user in under a new session ID and ends the old session. */
export async function signIn(request: Request, user: User): Promise<void> {
  await promisify((done) => request.session.regenerate(done));
  request.session.user = user;
  request.session.userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  request.session.ip = request.ip ?? '';
  request.session.endsAt = findSessionEnd(user);
  request.session.isHostOnly = request.session.cookie.secure === true;
  request.session.renewedAt = Date.now();
  await promisify((done) => request.session.save(done));
}

/** Extends the session by its full lifetime. */
export async function renewSession(request: Request): Promise<void> {
  request.session.renewedAt = Date.now();
  request.session.touch();
  await promisify((done) => request.session.save(done));
}

export const signOut = (request: Request): Promise<void> =>
  promisify((done) => request.session.destroy(done));

/**
 * Returns when the session expires unless it is extended, as an ISO string. If there is no session, returns an hour
 * from now.
 */
export const sessionExpiry = ({ session: { endsAt } }: Request): string =>
  new Date(Math.min(Date.now() + sessionLifetime, endsAt?.getTime() ?? Infinity)).toISOString();
