import { actorOf } from '@glossa/audit/actor-of';
import { writeLook } from '@glossa/audit/write-audit';
import { listOutbox } from '@glossa/contract/outbox';

import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';

export const outboxRoutes = ({ db, mailer }: Pick<Deps, 'db' | 'mailer'>) => [
  route(listOutbox, async ({ person }) => {
    // Mails of others are read there.
    await writeLook(db, {
      actor: actorOf(person),
      action: 'outbox.read',
      target: { kind: 'outbox', id: 'outbox' },
    });
    return {
      enabled: mailer.outbox !== undefined,
      results: (await mailer.outbox?.list()) ?? [],
    };
  }),
];
