import type { Endpoint } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import type { TokenScope } from '@glossa/contract/token-scopes';
import type { Database } from '@glossa/db/database';
import type { Request } from 'express';

import type { SecondFactorPolicy } from '#config/second-factor.ts';
import { mustSetUpSecondFactor, needsSecondFactor } from '#domain/accounts/second-factor-policy.ts';
import { markSecondFactorAsked } from '#domain/accounts/queries.ts';
import type { User } from '#domain/accounts/user.ts';
import { addToLog } from '#platform/logging/log-context.ts';
import { checkAccess } from './access.ts';
import { bearerToken, findToken, type PresentedToken } from './bearer.ts';
import { checkCsrf, type CsrfOptions } from './csrf.ts';

/** What an endpoint requires of its callers. */
export type Requirements = Pick<Endpoint, 'access' | 'sessionOnly' | 'beforeSecondFactor' | 'csrf'> & {
  /** Scope that an access token needs. */
  scope: TokenScope;
};

/**
 * Authenticates a request and rejects users without access. With a bearer token, no CSRF token or signature is needed,
 * except on public endpoints, where the token only identifies the user and an invalid token is ignored. If the user
 * must set up a second factor first, public endpoints treat the user as a visitor, and all others refuse access.
 */
export async function identify(
  { access, sessionOnly, beforeSecondFactor, csrf: needsCsrf, scope }: Requirements,
  request: Request,
  { db, csrf, secondFactor }: { db: Database; csrf: CsrfOptions; secondFactor: SecondFactorPolicy },
): Promise<{ user: User | undefined; usesToken: boolean }> {
  const bearer = bearerToken(request);
  const token = bearer ? await findToken(db, bearer) : undefined;
  // Add the user before the token is checked, so that the log shows whose token was refused.
  if (token) addToLog({ userId: token.user.id });
  const user = bearer ? checkToken(token, { access, sessionOnly, scope }) : request.session?.user;
  checkAccess(access, user);
  const isLocked = user !== undefined && !beforeSecondFactor && (await isLockedOut(db, user, secondFactor));
  if (isLocked && access !== 'public') fail('second_factor_setup_required');
  const usesToken = bearer !== undefined && access !== 'public';
  if (needsCsrf && !usesToken) checkCsrf(request, csrf);
  return { user: isLocked ? undefined : user, usesToken };
}

/**
 * Returns the user of an access token; on public endpoints only if the token is sufficient.
 * @throws {Failure} token_expired, token_scope_missing, forbidden
 */
function checkToken(
  token: PresentedToken | undefined,
  { access, sessionOnly, scope }: Pick<Requirements, 'access' | 'sessionOnly' | 'scope'>,
): User | undefined {
  if (!token) return undefined;
  const hasScope = token.scopes.includes(scope);
  if (access === 'public') return token.isExpired || !hasScope ? undefined : token.user;
  if (token.isExpired) fail('token_expired');
  if (sessionOnly) fail('forbidden', { detail: 'Access tokens are not accepted here; sign in instead' });
  if (!hasScope) fail('token_scope_missing', { detail: `This access token lacks the scope “${scope}”` });
  return token.user;
}

/** Returns whether a user must set up a second factor first. Starts the grace period of a user who just got a role. */
async function isLockedOut(db: Database, user: User, policy: SecondFactorPolicy): Promise<boolean> {
  if (user.secondFactorAskedAt === null && !user.hasSecondFactor && needsSecondFactor(user, policy))
    await markSecondFactorAsked(db, user.id);
  return mustSetUpSecondFactor(user, policy);
}
