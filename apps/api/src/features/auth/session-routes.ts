import { checkAuth, getCsrfToken, login, logout } from '@glossa/contract/auth';
import { fail } from '@glossa/contract/failure';
import { endSession, listSessions } from '@glossa/contract/sessions';

import type { Deps } from '#deps.ts';
import { makeDecoy } from '#domain/accounts/password-hash.ts';
import { bearerOf } from '#http/bearer.ts';
import { issueCsrfToken } from '#http/csrf.ts';
import { route, type Route } from '#http/route.ts';
import { csrfOptions } from './auth-config.ts';
import { checkCredentials } from './check-credentials.ts';
import { deviceOf } from './device-cookie.ts';
import {
  closeSession,
  continueSession,
  mendCsrfToken,
  openSession,
  presentTokenBearer,
} from './own-session.ts';
import { withPoints } from './profile-queries.ts';
import { endOwnSession, listOpenSessions } from './session-list.ts';

export function sessionRoutes(deps: Pick<Deps, 'db' | 'config' | 'limits'>): Route[] {
  const { db, config } = deps;
  const decoy = makeDecoy();
  return [
    route(getCsrfToken, async ({ request, response }) => ({
      csrfToken: issueCsrfToken(request, response, csrfOptions(config)),
    })),

    route(login, async ({ body, request, response }) => {
      const account = await checkCredentials({ ...deps, decoy }, { ...body, device: deviceOf(request) });
      return (await openSession({ request, response }, deps, account)) ?? fail('invalid_credentials');
    }),

    route(logout, async (exchange) => closeSession(exchange)),

    route(checkAuth, async ({ user, request, response }) => {
      if (!user) {
        mendCsrfToken({ request, response }, config);
        return { isAuthenticated: false as const };
      }
      const own = await withPoints(db, user);
      const session = bearerOf(request)
        ? presentTokenBearer(own)
        : await continueSession({ request, response }, config, own);
      return { isAuthenticated: true as const, ...session };
    }),

    route(listSessions, async ({ user, request }) => ({
      results: await listOpenSessions(db, user.id, request.session.handle ?? ''),
    })),

    route(endSession, async ({ params, user, request, response }) => {
      if (params.id === request.session.handle) return closeSession({ request, response });
      if (!(await endOwnSession(db, { id: params.id, learnerId: user.id }))) fail('session_not_found');
    }),
  ];
}
