import * as contract from '@glossa/contract/settings';
import type { RequestHandler } from 'express';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { unsubscribe } from './service.ts';

type ReminderDeps = Pick<Deps, 'db' | 'config'>;

export const reminderRoutes = (deps: ReminderDeps): Route[] => [
  route(contract.unsubscribe, async ({ body }) => ({ kind: await unsubscribe(deps, body.token) })),
];

/**
 * Handles one-click unsubscribe (RFC 8058): email clients post a form to the same URL that people open, and ignore the
 * response. The token is in the URL.
 */
export const oneClickHandler =
  (deps: ReminderDeps): RequestHandler =>
  async (request, response) => {
    const { token } = request.query;
    await unsubscribe(deps, typeof token === 'string' ? token : '');
    response.status(204).end();
  };
