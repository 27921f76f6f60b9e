import type { Queryable } from '@glossa/db/database';
import { first, one, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import { languageByCode } from '@glossa/language/languages';

import { freeUsername } from '#domain/accounts/free-username.ts';
import { suitableUsernames } from '#domain/accounts/username.ts';
import type { QueryTypes } from './first-account-queries.types.ts';

/** Purpose of a first account, as named in the list of demo accounts. */
export type Role = 'administrator' | 'content manager' | 'learner' | 'shop client';

/** An account that is created on the first start. */
export interface FirstAccount {
  email: string;
  role: Role;
}
const insertValues = `INSERT INTO learner AS l (id, email, username, password_hash, account_type, is_superuser,
     can_manage_content, subscription_type, current_language, selected_languages, is_demo)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

export const sql = statements<QueryTypes>('authFirstAccount', {
  lockFirstStart: 'SELECT pg_advisory_xact_lock(727002)',
  findAdmin: 'SELECT 1 FROM learner WHERE is_superuser LIMIT 1',
  insert: `${insertValues} ON CONFLICT DO NOTHING`,
  promote: `${insertValues} ON CONFLICT (email) DO UPDATE SET is_superuser = true, is_active = true,
     password_hash = excluded.password_hash, is_demo = false
   RETURNING id`,
  findIdByEmail: 'SELECT id FROM learner WHERE email = $1',
});

const idsOf = (codes: string[]): number[] => codes.flatMap((code) => languageByCode(code)?.id ?? []);

function valuesOf(
  { email, role }: FirstAccount,
  username: string,
  passwordHash: string,
  { isDemo }: { isDemo: boolean },
): QueryTypes['insert']['params'] {
  const learns = role !== 'shop client';
  const selected = learns ? idsOf(['fr', 'en', 'es', 'de', 'ja']) : [];
  return [
    newId(),
    email,
    username,
    passwordHash,
    learns ? 'learner' : 'shop_client',
    role === 'administrator',
    role === 'content manager',
    learns ? 'Ultimate' : 'Basic',
    selected[0] ?? null,
    selected,
    isDemo,
  ];
}

/** Takes an advisory lock, so that only one process creates first accounts. */
export const lockFirstStart = (tx: Queryable): Promise<number> => run(tx, sql.lockFirstStart, []);

export const hasAdmin = async (tx: Queryable): Promise<boolean> => (await run(tx, sql.findAdmin, [])) > 0;

/** Finds the ID of the account with an email. */
export const findIdByEmail = async (tx: Queryable, email: string): Promise<string | undefined> =>
  (await first(tx, sql.findIdByEmail, [email]))?.id;

/** Inserts a demo account. Returns false, changing nothing, when its email or username is taken. */
export const insertDemoAccount = async (
  tx: Queryable,
  account: FirstAccount,
  passwordHash: string,
): Promise<boolean> => {
  const [username] = suitableUsernames({ email: account.email, firstName: '', lastName: '' });
  return (
    (await run(tx, sql.insert, valuesOf(account, username as string, passwordHash, { isDemo: true }))) > 0
  );
};

/** Creates an admin, or makes the account with this email one. Returns its ID. */
export const promoteAdmin = async (tx: Queryable, email: string, passwordHash: string): Promise<string> => {
  const username = await freeUsername(tx, suitableUsernames({ email, firstName: '', lastName: '' }));
  const values = valuesOf({ email, role: 'administrator' }, username, passwordHash, { isDemo: false });
  return (await one(tx, sql.promote, values)).id;
};
