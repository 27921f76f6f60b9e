import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('authRegistration', {
  // An existing account is also written, without changing it, so that both cases take the same time.
  insertAccount: `INSERT INTO learner AS l (id, email, username, password_hash, first_name, last_name, date_of_birth, phone, address,
     postal_code, city, country, newsletter, marketing, ui_language, terms_accepted_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, now())
   ON CONFLICT (email) DO UPDATE SET email = l.email
   RETURNING (xmax = 0) AS created, ui_language AS "uiLanguage"`,
});

/** A shop account to register. */
export interface NewAccount {
  id: string;
  email: string;
  username: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  /** ISO date. */
  dateOfBirth: string;
  phone: string;
  address: string;
  zipCode: string;
  city: string;
  country: string;
  newsletter: boolean;
  marketing: boolean;
  uiLanguage: string;
}

/**
 * Inserts a shop account, or changes nothing when the email already has an account. Returns whether it was created, and
 * the account's interface language. Fails with a duplicate key when the username is taken.
 */
export const insertAccount = (
  db: Queryable,
  account: NewAccount,
): Promise<{ created: boolean; uiLanguage: string }> =>
  one(db, sql.insertAccount, [
    account.id,
    account.email,
    account.username,
    account.passwordHash,
    account.firstName,
    account.lastName,
    account.dateOfBirth,
    account.phone,
    account.address,
    account.zipCode,
    account.city,
    account.country,
    account.newsletter,
    account.marketing,
    account.uiLanguage,
  ]);
