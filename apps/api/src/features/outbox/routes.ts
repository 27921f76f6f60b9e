import { listOutbox, revealOutboxMessage } from '@glossa/contract/outbox';

import type { Deps } from '#deps.ts';
import { route } from '#http/route.ts';
import { listEmails, revealEmail } from './service.ts';

export const outboxRoutes = (deps: Pick<Deps, 'db' | 'mailer' | 'limits'>) => [
  route(listOutbox, async ({ user }) => ({
    enabled: deps.mailer.outbox !== undefined,
    results: await listEmails(deps, user),
  })),
  route(revealOutboxMessage, ({ params: { id }, body: { password }, user }) =>
    revealEmail(deps, user, { id, password }),
  ),
];
