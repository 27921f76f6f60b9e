import * as contract from '@glossa/contract/email-address';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { cancelChange, confirmLink, readEmailAddress, readLink, sendLinks, startChange } from './service.ts';

/** Routes for confirming and changing an account's email address. */
export const emailRoutes = (
  deps: Pick<Deps, 'db' | 'config' | 'limits' | 'mailer' | 'background'>,
): Route[] => [
  route(contract.getEmailAddress, ({ user }) => readEmailAddress(deps, user.id)),
  route(contract.sendEmailLinks, ({ user }) => sendLinks(deps, user.id)),
  route(contract.changeEmail, ({ body, user }) => startChange(deps, user.id, body.email)),
  route(contract.cancelEmailChange, ({ user }) => cancelChange(deps, user.id)),
  route(contract.readEmailLink, ({ body, user }) =>
    readLink(deps.db, { token: body.token, userId: user?.id }),
  ),
  route(contract.confirmEmailLink, ({ body, user }) =>
    confirmLink(deps, { token: body.token, userId: user?.id }),
  ),
];
