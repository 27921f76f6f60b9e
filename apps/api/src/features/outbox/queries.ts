import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('outbox', {
  findRecipients: `SELECT sent.id AS "emailId!", l.id, l.username, l.is_superuser AS "isSuperuser"
   FROM unnest($1::uuid[], $2::citext[]) AS sent (id, address) JOIN learner l ON l.email = sent.address
   UNION
   SELECT sent.id, l.id, l.username, l.is_superuser
   FROM unnest($3::uuid[], $4::bytea[]) AS sent (id, token_hash)
   JOIN (SELECT token_hash, learner_id FROM password_reset UNION ALL SELECT token_hash, learner_id FROM email_link) t
     ON t.token_hash = sent.token_hash
   JOIN learner l ON l.id = t.learner_id`,
});

/**
 * An account that an email was sent to, or that a link in the email is for. These can be different accounts, since
 * email addresses can change after sending.
 */
export interface Recipient {
  id: string;
  username: string;
  isSuperuser: boolean;
}

/** An email's ID with its recipient's address and the hashes of the tokens in its links. */
interface AddressedEmail {
  id: string;
  to: string;
  tokenHashes: Buffer[];
}

/** Finds the recipients of emails, by email ID. */
export async function findRecipients(
  db: Queryable,
  emails: readonly AddressedEmail[],
): Promise<Map<string, Recipient[]>> {
  const tokens = emails.flatMap(({ id, tokenHashes }) => tokenHashes.map((hash) => ({ id, hash })));
  const rows = await many(db, sql.findRecipients, [
    emails.map(({ id }) => id),
    emails.map(({ to }) => to),
    tokens.map(({ id }) => id),
    tokens.map(({ hash }) => hash),
  ]);
  const byEmail = new Map<string, Recipient[]>();
  for (const { emailId, ...recipient } of rows) {
    byEmail.set(emailId, [...(byEmail.get(emailId) ?? []), recipient]);
  }
  return byEmail;
}

/** Returns the password hash of an active admin. */
export const findAdminHash = async (db: Queryable, id: string): Promise<string | undefined> => {
  const found = await db.prisma.learner.findFirst({
    where: { id, isSuperuser: true, isActive: true },
    select: { passwordHash: true },
  });
  return found?.passwordHash;
};
