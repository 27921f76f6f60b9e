import type { Queryable } from '@glossa/db/database';
import { first, many, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

// The operator vouches for the address, so it counts as verified.
const insertValues = `INSERT INTO learner AS l (id, email, username, password_hash, account_type, is_superuser,
     can_manage_content, subscription_type, current_language, selected_languages, is_demo, email_verified_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, now())`;

const sql = statements<QueryTypes>('authFirstAccounts', {
  lockFirstStart: 'SELECT pg_advisory_xact_lock(727002)',
  findAnyAdmin: 'SELECT 1 FROM learner WHERE is_superuser LIMIT 1',
  // Also matches a former admin: an admin who lost the role must not prevent the site from starting.
  findAdmin: `SELECT password_hash AS "passwordHash" FROM learner l WHERE email = $1 AND (is_superuser OR EXISTS (
     SELECT FROM audit_entry a WHERE a.target_id = l.id::text AND a.action = 'learner.make_admin'))`,
  findIdByEmail: 'SELECT id FROM learner WHERE email = $1',
  insertAccount: `${insertValues} ON CONFLICT DO NOTHING`,
  upsertAdmin: `${insertValues} ON CONFLICT (email) DO UPDATE SET is_superuser = true, is_active = true,
     password_hash = excluded.password_hash, has_password = true, is_demo = false,
     email_verified_at = coalesce(l.email_verified_at, now())
   RETURNING id`,
  lockByEmail:
    'SELECT id, email_verified_at AS "emailVerifiedAt", is_superuser AS "isSuperuser" FROM learner WHERE email = $1 FOR NO KEY UPDATE',
  promoteAccount:
    'UPDATE learner SET is_superuser = true, is_active = true, email_verified_at = coalesce(email_verified_at, now()) WHERE id = $1',
  listDemoCandidates: `SELECT id, email, password_hash AS "passwordHash" FROM learner WHERE is_demo
   UNION
   SELECT id, email, password_hash FROM learner WHERE email = ANY($1::citext[])
   ORDER BY email`,
  closeAccount: `UPDATE learner SET password_hash = $2, is_active = false, is_superuser = false, is_staff = false,
     can_manage_content = false, is_demo = false
   WHERE id = $1`,
});

export interface NewAccount {
  id: string;
  email: string;
  username: string;
  passwordHash: string;
  accountType: 'learner' | 'shop_client';
  isSuperuser: boolean;
  canManageContent: boolean;
  subscriptionType: 'Basic' | 'Ultimate';
  /** Language IDs; the first is the current language. */
  languages: number[];
  isDemo: boolean;
}

const toParams = (account: NewAccount): QueryTypes['insertAccount']['params'] => [
  account.id,
  account.email,
  account.username,
  account.passwordHash,
  account.accountType,
  account.isSuperuser,
  account.canManageContent,
  account.subscriptionType,
  account.languages[0] ?? null,
  account.languages,
  account.isDemo,
];

/** Takes an advisory lock until the transaction ends, so that only one process creates first accounts. */
export const lockFirstStart = (tx: Queryable): Promise<number> => run(tx, sql.lockFirstStart, []);

/** Returns whether the site has an admin, active or not. */
export const hasAdmin = async (tx: Queryable): Promise<boolean> => (await run(tx, sql.findAnyAdmin, [])) > 0;

/** Finds a current or former admin by email. */
export const findAdmin = (db: Queryable, email: string): Promise<{ passwordHash: string } | undefined> =>
  first(db, sql.findAdmin, [email]);

/** Finds an account's ID by its email. */
export const findIdByEmail = async (tx: Queryable, email: string): Promise<string | undefined> =>
  (await first(tx, sql.findIdByEmail, [email]))?.id;

/** Inserts an account. Returns false, changing nothing, when its email or username is taken. */
export const insertAccount = async (tx: Queryable, account: NewAccount): Promise<boolean> =>
  (await run(tx, sql.insertAccount, toParams(account))) > 0;

/** Inserts an admin, or promotes the account that has this email and replaces its password. Returns its ID. */
export const upsertAdmin = async (tx: Queryable, account: NewAccount): Promise<string> =>
  (await one(tx, sql.upsertAdmin, toParams(account))).id;

/** Finds an account by its email and locks it until the transaction ends. */
export const lockByEmail = (
  tx: Queryable,
  email: string,
): Promise<{ id: string; emailVerifiedAt: Date | null; isSuperuser: boolean } | undefined> =>
  first(tx, sql.lockByEmail, [email]);

/** Makes an account an active admin and marks its address as confirmed. */
export const promoteAccount = (tx: Queryable, id: string): Promise<number> =>
  run(tx, sql.promoteAccount, [id]);

/** Lists the accounts that are marked as demo or have one of the given emails, ordered by email. */
export const listDemoCandidates = (
  db: Queryable,
  emails: string[],
): Promise<{ id: string; email: string; passwordHash: string }[]> =>
  many(db, sql.listDemoCandidates, [emails]);

/** Deactivates an account, removes its rights and replaces its password. */
export const closeAccount = (tx: Queryable, id: string, passwordHash: string): Promise<number> =>
  run(tx, sql.closeAccount, [id, passwordHash]);
