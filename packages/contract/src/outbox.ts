import * as z from 'zod';

import { credential } from './credential.ts';
import { endpoint } from './endpoint.ts';
import { Moment } from './fields.ts';
import { EnteredPassword } from './passwords.ts';

/** Whether an email contains links that grant access to an account, and whether the admin may see them. */
export const hiddenLinks = ['none', 'hidden', 'of_another_admin'] as const;

/** An email that is stored on the server because no mail server is configured. */
export const OutboxMessage = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    /** In links that grant access to an account, the secret is replaced with an ellipsis. */
    text: z.string(),
    sent_at: Moment,
    links: z.enum(hiddenLinks),
  })
  .meta({ id: 'OutboxMail' });
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/admin/outbox/',
  summary: 'List emails stored on this server, newest first; empty if a mail server is configured',
  access: 'admin',
  sessionOnly: true,
  result: z.object({ enabled: z.boolean(), results: z.array(OutboxMessage) }),
});

export const revealOutboxMessage = endpoint({
  method: 'POST',
  path: '/api/admin/outbox/{id}/reveal/',
  summary: 'Reveal the links of a stored email by entering your password; not for emails to other admins',
  access: 'admin',
  sessionOnly: true,
  limit: 'account',
  params: { id: z.uuid() },
  body: z.strictObject({ password: EnteredPassword }),
  status: 200,
  result: z.object({ text: credential(z.string()) }),
  errors: ['wrong_password', 'mail_not_found', 'mail_of_admin'],
});
