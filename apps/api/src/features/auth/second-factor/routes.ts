import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/second-factor';

import { recordProof, requireRecentProof } from '#http/recent-proof.ts';
import { route, type Route } from '#http/route.ts';
import { readDeviceCookie } from '../device-cookie.ts';
import { openSession } from '../http-session.ts';
import { toFactorOwner, type FactorDeps } from './change-factor.ts';
import * as service from './service.ts';
import { clearSignInChallenge, readSignInChallenge } from './sign-in-challenge.ts';

export function secondFactorRoutes(deps: FactorDeps): Route[] {
  const { db, config } = deps;
  return [
    route(contract.getSecondFactor, ({ user }) => service.readSecondFactor(deps, user)),

    route(contract.getSignInMethods, async ({ request }) => {
      const { account } = await readSignInChallenge(db, config, request);
      return service.findSignInMethods(deps, account.user.id);
    }),

    route(contract.verifySecondFactor, async ({ body, request, response }) => {
      const challenge = await readSignInChallenge(db, config, request);
      const device = readDeviceCookie(request);
      const { account, codesLeft } = await service.checkSecondStep(deps, challenge, { body, device });
      const session =
        (await openSession({ request, response }, deps, account, body.method)) ?? fail('sign_in_expired');
      clearSignInChallenge(response, config);
      return { ...session, codes_left: codesLeft };
    }),

    route(contract.proveIdentity, async ({ body, user, request }) => {
      await service.proveIdentity(deps, user, body);
      await recordProof(db, request);
    }),

    route(contract.startAppSetup, async ({ user, request }) => {
      await requireRecentProof(db, request);
      return service.startApp(deps, user);
    }),

    route(contract.confirmAppSetup, async ({ body, user, request }) => {
      await requireRecentProof(db, request);
      const owner = toFactorOwner(user, request);
      return { recovery_codes: await service.confirmApp(deps, owner, body.code) };
    }),

    route(contract.removeApp, async ({ user, request }) => {
      await requireRecentProof(db, request);
      await service.removeApp(deps, toFactorOwner(user, request));
    }),

    route(contract.renewRecoveryCodes, async ({ user, request }) => {
      await requireRecentProof(db, request);
      return { recovery_codes: await service.renewCodes(deps, toFactorOwner(user, request)) };
    }),
  ];
}
