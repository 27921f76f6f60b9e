import { checkAuth, getCsrfToken, login, logout } from '@glossa/contract/auth';
import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/sessions';

import type { Deps } from '#deps.ts';
import { makeDecoyHash } from '#domain/accounts/passwords.ts';
import { bearerToken } from '#http/bearer.ts';
import { issueCsrfToken } from '#http/csrf.ts';
import { route, type Route } from '#http/route.ts';
import { csrfOptions } from '../auth-config.ts';
import { hashDeviceId, readDeviceCookie, readDeviceId } from '../device-cookie.ts';
import {
  closeSession,
  extendSession,
  openSession,
  presentTokenBearer,
  repairCsrfToken,
} from '../http-session.ts';
import { withPoints } from '../queries.ts';
import { setSignInChallenge } from '../second-factor/sign-in-challenge.ts';
import { presentDevice } from './present-device.ts';
import { presentSession } from './present-session.ts';
import { presentSignIn } from './present-sign-in.ts';
import { forgetDevice, listDevices, listSessions, listSignIns } from './queries.ts';
import { checkCredentials, endSession, signOutEverywhere } from './service.ts';

export function sessionRoutes(
  deps: Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'background'>,
): Route[] {
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
      return (
        (await openSession({ request, response }, deps, account, 'password')) ?? fail('invalid_credentials')
      );
    }),

    route(logout, async (exchange) => closeSession(exchange, config)),

    route(checkAuth, async ({ user, request, response }) => {
      if (!user) {
        repairCsrfToken({ request, response }, config);
        return { isAuthenticated: false as const };
      }
      const userWithPoints = await withPoints(db, user);
      const session = bearerToken(request)
        ? presentTokenBearer({ request }, userWithPoints, config)
        : await extendSession({ request, response }, config, userWithPoints);
      return { isAuthenticated: true as const, ...session };
    }),

    route(contract.listSessions, async ({ user, request }) => ({
      results: (await listSessions(db, user.id)).map((row) =>
        presentSession(row, { isCurrent: row.id === (request.session.handle ?? '') }),
      ),
    })),

    route(contract.listSignIns, async ({ user }) => ({
      results: (await listSignIns(db, user.id)).map(presentSignIn),
    })),

    route(contract.endAllSessions, async ({ user, request, response }) => {
      await signOutEverywhere(db, user.id, hashDeviceId(readDeviceId(request)));
      await closeSession({ request, response }, config);
    }),

    route(contract.listKnownDevices, async ({ user, request }) => {
      const rows = await listDevices(db, user.id);
      const current = hashDeviceId(readDeviceId(request));
      return {
        results: rows.map((row) => presentDevice(row, { isCurrent: current.equals(row.deviceHash) })),
      };
    }),

    route(contract.forgetDevice, async ({ params, user }) => {
      if (!(await forgetDevice(db, { id: params.id, learnerId: user.id }))) fail('device_not_found');
    }),

    route(contract.endSession, async ({ params, user, request, response }) => {
      if (params.id === request.session.handle) return closeSession({ request, response }, config);
      await endSession(db, { id: params.id, learnerId: user.id });
    }),
  ];
}
