import { changePassword, confirmPasswordReset, register, requestPasswordReset } from '@glossa/contract/auth';
import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { changeOwnPassword } from './change-password.ts';
import { setDeviceCookie } from './device-cookie.ts';
import { openSession } from './own-session.ts';
import { registerAccount } from './register.ts';
import { confirmReset, requestReset } from './reset-password.ts';

export const passwordRoutes = (
  deps: Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'background'>,
): Route[] => [
  route(register, ({ body }) => registerAccount(deps, body)),

  route(requestPasswordReset, async ({ body }) => {
    await requestReset(deps, body.email);
    return { sent: true as const };
  }),

  route(confirmPasswordReset, async ({ body, response }) => {
    const account = await confirmReset(deps, { token: body.token, password: body.new_password });
    // The owner of the mailbox may sign in even while an attacker uses up the account's attempts.
    setDeviceCookie(response, deps.config, account);
  }),

  route(changePassword, async ({ body, user, request, response }) => {
    const passwords = { current: body.current_password, next: body.new_password };
    const account = await changeOwnPassword(deps, user.id, passwords);
    return (await openSession({ request, response }, deps, account)) ?? fail('unauthenticated');
  }),
];
