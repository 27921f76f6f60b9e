import { checkAuth, getCsrfToken, login, logout } from '@glossa/contract/auth';
import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/sessions';

import type { Deps } from '#deps.ts';
import { makeDecoyHash } from '#domain/accounts/passwords.ts';
import { bearerToken } from '#http/bearer.ts';
import { issueCsrfToken } from '#http/csrf.ts';
import { route, type Route } from '#http/route.ts';
import { csrfOptions } from '../auth-config.ts';
import { readDeviceCookie } from '../device-cookie.ts';
import {
  closeSession,
  extendSession,
  openSession,
  presentTokenBearer,
  repairCsrfToken,
} from '../http-session.ts';
import { withPoints } from '../queries.ts';
import { setSignInChallenge } from '../second-factor/sign-in-challenge.ts';
import { presentSession } from './present-session.ts';
import { deleteSession, listSessions } from './queries.ts';
import { checkCredentials } from './service.ts';

export function sessionRoutes(deps: Pick<Deps, 'db' | 'config' | 'limits'>): Route[] {
  const { db, config } = deps;
  const decoy = makeDecoyHash();
  return [
    route(getCsrfToken, async ({ request, response }) => ({
      csrfToken: issueCsrfToken(request, response, csrfOptions(config)),
    })),

    route(login, async ({ body, request, response }) => {
      const account = await checkCredentials(
        { ...deps, decoy },
        { ...body, device: readDeviceCookie(request) },
      );
      if (account.user.hasSecondFactor) {
        setSignInChallenge(response, config, account);
        return fail('second_factor_required');
      }
      return (await openSession({ request, response }, deps, account)) ?? fail('invalid_credentials');
    }),

    route(logout, async (exchange) => closeSession(exchange)),

    route(checkAuth, async ({ user, request, response }) => {
      if (!user) {
        repairCsrfToken({ request, response }, config);
        return { isAuthenticated: false as const };
      }
      const userWithPoints = await withPoints(db, user);
      const session = bearerToken(request)
        ? presentTokenBearer(userWithPoints, config)
        : await extendSession({ request, response }, config, userWithPoints);
      return { isAuthenticated: true as const, ...session };
    }),

    route(contract.listSessions, async ({ user, request }) => ({
      results: (await listSessions(db, user.id)).map((row) =>
        presentSession(row, { isCurrent: row.id === (request.session.handle ?? '') }),
      ),
    })),

    route(contract.endSession, async ({ params, user, request, response }) => {
      if (params.id === request.session.handle) return closeSession({ request, response });
      if (!(await deleteSession(db, { id: params.id, learnerId: user.id }))) fail('session_not_found');
    }),
  ];
}
