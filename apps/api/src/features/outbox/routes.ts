import { listOutbox } from '@glossa/contract/outbox';

import type { Mailer } from '../../mail/mailer.ts';
import { route } from '../../http/route.ts';

export const outboxRoutes = ({ mailer }: { mailer: Mailer }) => [
  route(listOutbox, async () => ({
    enabled: mailer.outbox !== undefined,
    results: (await mailer.outbox?.list()) ?? [],
  })),
];
