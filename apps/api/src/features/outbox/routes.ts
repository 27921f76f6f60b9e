import { listOutbox, revealOutboxMail, type OutboxMail } from '@glossa/contract/outbox';

import type { Deps } from '#deps.ts';
import { actorOf } from '#domain/audit/actor-of.ts';
import { writeLook } from '#domain/audit/write-audit.ts';
import { route } from '#http/route.ts';
import type { KeptMail } from '#platform/email/outbox.ts';
import { hideLinks } from './hide-links.ts';
import { findRecipients, type Recipient } from './recipients.ts';
import { revealMail } from './reveal-mail.ts';

/** Presents an email of the outbox to an admin. */
function presentMail(
  { id, to, subject, text, sent_at }: KeptMail,
  recipients: readonly Recipient[],
  adminId: string,
): OutboxMail {
  const hidden = hideLinks(text);
  const isOfAnotherAdmin = recipients.some((account) => account.isSuperuser && account.id !== adminId);
  const links = hidden === text ? 'none' : isOfAnotherAdmin ? 'of_another_admin' : 'hidden';
  return { id, to, subject, text: hidden, sent_at, links };
}

export const outboxRoutes = (deps: Pick<Deps, 'db' | 'mailer' | 'limits'>) => [
  route(listOutbox, async ({ user }) => {
    const { db, mailer } = deps;
    // The list contains emails to other people, so reading it is recorded in the audit log.
    await writeLook(db, {
      actor: actorOf(user),
      action: 'outbox.read',
      target: { kind: 'outbox', id: 'outbox' },
    });
    const mails = (await mailer.outbox?.list()) ?? [];
    const recipients = await findRecipients(db, mails);
    return {
      enabled: mailer.outbox !== undefined,
      results: mails.map((mail) => presentMail(mail, recipients.get(mail.id) ?? [], user.id)),
    };
  }),
  route(revealOutboxMail, ({ params: { id }, body: { password }, user }) =>
    revealMail(deps, user, { id, password }),
  ),
];
