import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';
import { isDuplicate } from '@glossa/db/failures';

import { freeUsername } from '#domain/accounts/free-username.ts';
import { suitableUsernames } from '#domain/accounts/username.ts';
import type { QueryTypes } from './registration-queries.types.ts';

export const sql = statements<QueryTypes>('authRegistration', {
  // An existing account is updated too, so that both cases take the same time.
  insert: `INSERT INTO learner AS l (id, email, username, password_hash, first_name, last_name, date_of_birth, phone, address,
     postal_code, city, country, newsletter, marketing, ui_language, terms_accepted_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, now())
   ON CONFLICT (email) DO UPDATE SET email = l.email
   RETURNING (xmax = 0) AS created, ui_language AS "uiLanguage"`,
});

export interface NewAccount {
  id: string;
  email: string;
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

interface RegisteredAccount {
  created: boolean;
  uiLanguage: string;
}

/** Attempts to find a free username before giving up. */
const tries = 5;

/**
 * Inserts a shop account, or changes nothing when the email already has one. Returns whether it was created, and the
 * account's interface language.
 */
export async function insertAccount(db: Queryable, account: NewAccount): Promise<RegisteredAccount> {
  for (let attempt = 1; ; attempt += 1) {
    const username = await freeUsername(db, suitableUsernames(account));
    try {
      return await one(db, sql.insert, [
        account.id,
        account.email,
        username,
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
    } catch (error) {
      // ON CONFLICT covers the email, so the duplicate is a username that a concurrent request took.
      if (!isDuplicate(error) || attempt === tries) throw error;
    }
  }
}
