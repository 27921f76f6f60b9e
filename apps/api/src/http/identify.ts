import type { Endpoint } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import type { Request } from 'express';

import type { User } from '#domain/accounts/user.ts';
import { checkAccess } from './access.ts';
import { bearerToken, findUserByToken } from './bearer.ts';
import { checkCsrf, type CsrfOptions } from './csrf.ts';

/**
 * Authenticates a request and rejects users without access. With a bearer token, no CSRF token or signature is needed,
 * except on public endpoints, where it has no effect.
 */
export async function identify(
  { access, sessionOnly, csrf: needsCsrf }: Pick<Endpoint, 'access' | 'sessionOnly' | 'csrf'>,
  request: Request,
  { db, csrf }: { db: Database; csrf: CsrfOptions },
): Promise<{ user: User | undefined; usesToken: boolean }> {
  const bearer = bearerToken(request);
  const user = bearer ? await findUserByToken(db, bearer) : request.session?.user;
  checkAccess(access, user);
  if (bearer && sessionOnly)
    fail('forbidden', { detail: 'Access tokens are not accepted here; sign in instead' });
  const byToken = bearer !== undefined && access !== 'public';
  if (needsCsrf && !byToken) checkCsrf(request, csrf);
  return { user, usesToken: byToken };
}
