import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import { hashOfResetToken } from '#domain/accounts/reset-token.ts';
import type { KeptMail } from '#platform/email/outbox.ts';
import type { QueryTypes } from './recipients.types.ts';

/** The account that an email went to, or whose password its link resets: an email address can change after sending. */
export interface Recipient {
  id: string;
  username: string;
  isSuperuser: boolean;
}

export const sql = statements<QueryTypes>('outboxRecipients', {
  find: `SELECT mail.id AS "mailId!", l.id, l.username, l.is_superuser AS "isSuperuser"
   FROM unnest($1::uuid[], $2::citext[]) AS mail (id, address) JOIN learner l ON l.email = mail.address
   UNION
   SELECT mail.id, l.id, l.username, l.is_superuser
   FROM unnest($3::uuid[], $4::bytea[]) AS mail (id, token_hash)
   JOIN password_reset r ON r.token_hash = mail.token_hash JOIN learner l ON l.id = r.learner_id`,
});

const tokensIn = ({ text }: KeptMail): string[] =>
  [...text.matchAll(/[?&]token=([\w-]+)/g)].map(([, token]) => token as string);

/** Finds the recipients of emails, by email ID. */
export async function findRecipients(
  db: Queryable,
  mails: readonly KeptMail[],
): Promise<Map<string, Recipient[]>> {
  const tokens = mails.flatMap((mail) => tokensIn(mail).map((token) => ({ id: mail.id, token })));
  const rows = await many(db, sql.find, [
    mails.map(({ id }) => id),
    mails.map(({ to }) => to),
    tokens.map(({ id }) => id),
    tokens.map(({ token }) => hashOfResetToken(token)),
  ]);
  const byMail = new Map<string, Recipient[]>();
  for (const { mailId, ...recipient } of rows) {
    byMail.set(mailId, [...(byMail.get(mailId) ?? []), recipient]);
  }
  return byMail;
}
