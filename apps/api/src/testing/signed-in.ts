import { createHmac, randomBytes } from 'node:crypto';

import { newId } from '@glossa/db/new-id';

import { hashSessionId } from '#http/session-store.ts';
import type { Browser } from './browser.ts';
import { createLearner } from './factories/learner.ts';
import type { TestApp } from './test-app.ts';

/** Returns the cookie that express-session creates for a session ID. */
const signCookie = (sid: string, secret: string): string => {
  const mac = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  return encodeURIComponent(`s:${sid}.${mac}`);
};

/** Returns a browser in which a learner is signed in; creates the learner unless one is given. */
export async function signInLearner(
  app: TestApp,
  learner?: { id: string },
): Promise<Browser & { learnerId: string; handle: string }> {
  const { id } = learner ?? (await createLearner(app));
  const sid = randomBytes(24).toString('base64url');
  const handle = newId();
  // Use plain SQL, because thousands of tests sign in and Prisma would take several times as long.
  await app.deps.db.pool.query({
    name: 'sign_in',
    text: `INSERT INTO session (id, sid_hash, learner_id, expires_at, proved_at) VALUES ($1, $2, $3, $4, now())`,
    values: [handle, hashSessionId(sid), id, new Date(Date.now() + 3_600_000)],
  });
  const browser = app.visitor();
  browser.useSession(sid, signCookie(sid, app.deps.config.secret));
  return Object.assign(browser, { learnerId: id, handle });
}
