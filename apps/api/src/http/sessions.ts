import type { Database } from '@glossa/db/database';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';

import type { User } from '#domain/accounts/user.ts';
import type { SessionCache } from './session-cache.ts';
import { sessionLifetime, SessionStore } from './session-store.ts';

export const sessionCookie = 'sessionid';

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
  return session({
    name: sessionCookie,
    secret,
    store: new SessionStore({ db, cache }, cookie),
    resave: false,
    saveUninitialized: false,
    rolling: false,
    cookie: { ...cookie, maxAge: sessionLifetime },
  });
};

const promisify = (act: (done: (error?: Error) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => act((error) => (error ? reject(error) : resolve())));

/** Signs a user in under a new session id and ends the old session. */
export async function signIn(request: Request, user: User): Promise<void> {
  await promisify((done) => request.session.regenerate(done));
  request.session.user = user;
  request.session.userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  request.session.ip = request.ip ?? '';
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

/** Returns when the session expires unless it is renewed, as an ISO string. */
export const sessionExpiry = (): string => new Date(Date.now() + sessionLifetime).toISOString();
