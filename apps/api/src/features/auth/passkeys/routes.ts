import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/second-factor';

import { route, type Route } from '#http/route.ts';
import { openSession } from '../http-session.ts';
import { toFactorOwner, type FactorDeps } from '../second-factor/change-factor.ts';
import { presentPasskey } from './present-passkey.ts';
import { renamePasskey } from './queries.ts';
import { addPasskey, checkPasskey, removePasskey, startSetup, startUse } from './service.ts';

export const passkeyRoutes = (deps: FactorDeps): Route[] => [
  route(contract.startPasskeySetup, ({ user }) => startSetup(deps, user)),

  route(contract.addPasskey, ({ body, user, request }) =>
    addPasskey(deps, toFactorOwner(user, request), body),
  ),

  route(contract.renamePasskey, async ({ params, body, user }) =>
    presentPasskey(
      (await renamePasskey(deps.db, { id: params.id, learnerId: user.id, name: body.name })) ??
        fail('passkey_not_found'),
    ),
  ),

  route(contract.removePasskey, async ({ params, user, request }) => {
    await removePasskey(deps, toFactorOwner(user, request), params.id);
  }),

  route(contract.startPasskeySignIn, () => startUse(deps)),

  route(contract.signInWithPasskey, async ({ body, request, response }) => {
    const account = await checkPasskey(deps, body.passkey);
    return (await openSession({ request, response }, deps, account)) ?? fail('passkey_refused');
  }),
];
