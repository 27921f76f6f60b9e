import type { OutboxMessage } from '@glossa/contract/outbox';
import { fail } from '@glossa/contract/failure';

import type { Deps } from '#deps.ts';
import { hashResetToken, verifyPassword } from '#domain/accounts/passwords.ts';
import type { User } from '#domain/accounts/user.ts';
import { toActor, recordAudit, recordView } from '#domain/audit/record-audit.ts';
import type { StoredEmail } from '#platform/email/outbox.ts';
import { isForOtherAdmin, presentEmail } from './present-email.ts';
import { findAdminHash, findRecipients } from './queries.ts';

type OutboxDeps = Pick<Deps, 'db' | 'mailer' | 'limits'>;

/**
 * Lists the stored emails for an admin, newest first. Each call is recorded in the audit log, because the emails
 * include those sent to other people.
 */
export async function listEmails(
  { db, mailer }: Pick<OutboxDeps, 'db' | 'mailer'>,
  user: User,
): Promise<OutboxMessage[]> {
  await recordView(db, {
    actor: toActor(user),
    action: 'outbox.read',
    target: { kind: 'outbox', id: 'outbox' },
  });
  const emails = (await mailer.outbox?.list()) ?? [];
  const recipients = await findRecipients(db, emails.map(withTokenHashes));
  return emails.map((email) =>
    presentEmail(email, { recipients: recipients.get(email.id) ?? [], adminId: user.id }),
  );
}

/**
 * Returns the full text of a stored email to an admin who has entered their password, and records this in the audit
 * log.
 * @throws {Failure} wrong_password, mail_not_found, or mail_of_admin for an email to another admin
 */
export async function revealEmail(
  deps: OutboxDeps,
  user: User,
  { id, password }: { id: string; password: string },
): Promise<{ text: string }> {
  const { db, mailer } = deps;
  await checkPassword(deps, user.id, password);
  const email = (await mailer.outbox?.find(id)) ?? fail('mail_not_found');
  const recipients = (await findRecipients(db, [withTokenHashes(email)])).get(id) ?? [];
  if (isForOtherAdmin(recipients, user.id)) fail('mail_of_admin');
  const [recipient] = recipients;
  await db.transaction((tx) =>
    recordAudit(tx, {
      actor: toActor(user),
      action: 'outbox.reveal',
      target: recipient ? { kind: 'learner', id: recipient.id } : { kind: 'outbox', id },
      detail: { title: recipient?.username ?? email.subject },
    }),
  );
  return { text: email.text };
}

/** Checks the password. Counts each attempt before the check, so that concurrent guesses can't exceed the limit. */
async function checkPassword(
  { db, limits }: Pick<OutboxDeps, 'db' | 'limits'>,
  userId: string,
  password: string,
): Promise<void> {
  const key = `reveal:${userId}`;
  await limits.consume('login_device', key);
  const hash = await findAdminHash(db, userId);
  if (hash === undefined || !(await verifyPassword(hash, password))) fail('wrong_password');
  await limits.reset('login_device', key);
}

const withTokenHashes = ({ id, to, text }: StoredEmail) => ({
  id,
  to,
  tokenHashes: [...text.matchAll(/[?&]token=([\w-]+)/g)].map(([, token]) => hashResetToken(token as string)),
});
