import { fail } from '@glossa/contract/failure';
import { first, statements } from '@glossa/db/statements';

import type { Deps } from '#deps.ts';
import { verifyPassword } from '#domain/accounts/password-hash.ts';
import type { User } from '#domain/accounts/user.ts';
import { actorOf } from '#domain/audit/actor-of.ts';
import { writeAudit } from '#domain/audit/write-audit.ts';
import { findRecipients } from './recipients.ts';
import type { QueryTypes } from './reveal-mail.types.ts';

export const sql = statements<QueryTypes>('outboxRevealMail', {
  findHash:
    'SELECT password_hash AS "passwordHash" FROM learner WHERE id = $1 AND is_superuser AND is_active',
});

type RevealDeps = Pick<Deps, 'db' | 'mailer' | 'limits'>;

/** Checks the password. Each attempt counts before the check, so that concurrent guesses gain nothing. */
async function checkPassword({ db, limits }: RevealDeps, user: User, password: string): Promise<void> {
  const key = `reveal:${user.id}`;
  await limits.take('login_device', key);
  const own = await first(db, sql.findHash, [user.id]);
  if (!own || !(await verifyPassword(own.passwordHash, password))) fail('wrong_password');
  await limits.reset('login_device', key);
}

/**
 * Returns the full text of a stored email to an admin who has entered their password, and records it in the audit log.
 * @throws {Failure} wrong_password, mail_not_found, or mail_of_admin for an email to another admin
 */
export async function revealMail(
  deps: RevealDeps,
  user: User,
  { id, password }: { id: string; password: string },
): Promise<{ text: string }> {
  const { db, mailer } = deps;
  await checkPassword(deps, user, password);
  const mail = (await mailer.outbox?.find(id)) ?? fail('mail_not_found');
  const recipients = (await findRecipients(db, [mail])).get(id) ?? [];
  if (recipients.some(({ isSuperuser, id: account }) => isSuperuser && account !== user.id)) {
    fail('mail_of_admin');
  }
  const [recipient] = recipients;
  await db.transaction((tx) =>
    writeAudit(tx, {
      actor: actorOf(user),
      action: 'outbox.reveal',
      target: recipient ? { kind: 'learner', id: recipient.id } : { kind: 'outbox', id },
      detail: { title: recipient?.username ?? mail.subject },
    }),
  );
  return { text: mail.text };
}
