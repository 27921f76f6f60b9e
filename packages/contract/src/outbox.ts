import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';

/** A mail that was kept on the server because no mail server is configured. */
export const OutboxMail = z
  .object({ id: z.string(), to: z.string(), subject: z.string(), text: z.string(), sent_at: Moment })
  .meta({ id: 'OutboxMail' });

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/admin/outbox/',
  summary: 'Mails kept on this server, newest first; empty when a mail server is configured',
  access: 'admin',
  result: z.object({ enabled: z.boolean(), results: z.array(OutboxMail) }),
});
