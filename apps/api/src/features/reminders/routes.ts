import { fail } from '@glossa/contract/failure';
import { unsubscribe, type ReminderKind } from '@glossa/contract/settings';
import type { RequestHandler } from 'express';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { stopReminder } from './queries.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

type StopDeps = Pick<Deps, 'db' | 'config'>;

async function stopBy({ db, config }: StopDeps, token: string): Promise<ReminderKind> {
  const { learnerId, kind } = readUnsubscribeToken(config.secret, token) ?? fail('unsubscribe_token_invalid');
  if (!(await stopReminder(db, learnerId, kind))) fail('unsubscribe_token_invalid');
  return kind;
}

export const reminderRoutes = (deps: StopDeps): Route[] => [
  route(unsubscribe, async ({ body }) => ({ kind: await stopBy(deps, body.token) })),
];

/**
 * Handles one-click unsubscribe (RFC 8058): mail clients post a form to the URL that people open, and ignore the
 * response. The token is in the URL.
 */
export const oneClickHandler =
  (deps: StopDeps): RequestHandler =>
  async (request, response) => {
    const { token } = request.query;
    await stopBy(deps, typeof token === 'string' ? token : '');
    response.status(204).end();
  };
