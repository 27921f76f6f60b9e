import * as contract from '@glossa/contract/auth';
import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { readDeviceId, setDeviceCookie } from '../device-cookie.ts';
import { openSession } from '../http-session.ts';
import { changePassword, confirmReset, requestReset } from './service.ts';

export const passwordRoutes = (
  deps: Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'background'>,
): Route[] => [
  route(contract.requestPasswordReset, async ({ body }) => {
    await requestReset(deps, body.email);
    return { sent: true as const };
  }),

  route(contract.confirmPasswordReset, async ({ body, request, response }) => {
    const account = await confirmReset(deps, { token: body.token, password: body.new_password });
    // Lets the owner of the mailbox sign in even while an attacker uses up the account's attempts.
    setDeviceCookie({ request, response }, deps.config, account, readDeviceId(request));
  }),

  route(contract.changePassword, async ({ body, user, request, response }) => {
    const passwords = { current: body.current_password, next: body.new_password };
    const account = await changePassword(deps, user.id, passwords);
    return (await openSession({ request, response }, deps, account)) ?? fail('unauthenticated');
  }),
];
