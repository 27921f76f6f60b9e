import { readFile } from 'node:fs/promises';

import type { Database, Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';

import { hashPassword, makeDecoy, verifyPassword } from '#domain/accounts/password-hash.ts';
import { endAllSessions, removeResetTokens, revokeAllTokens } from '#domain/accounts/password-queries.ts';
import { writeAudit, type Deed } from '#domain/audit/write-audit.ts';
import { demoAccountsFile } from '#paths.ts';
import { insertDemoAccount, type FirstAccount } from './first-account-queries.ts';
import { StartRefusal } from './start-refusal.ts';
import type { QueryTypes } from './demo-accounts.types.ts';

interface DemoAccounts {
  password: string;
  accounts: FirstAccount[];
}

const readDemoAccounts = async (): Promise<DemoAccounts> =>
  JSON.parse(await readFile(demoAccountsFile, 'utf8')) as DemoAccounts;

export const sql = statements<QueryTypes>('authDemoAccounts', {
  findCandidates: `SELECT id, email, password_hash AS "passwordHash" FROM learner WHERE is_demo
   UNION
   SELECT id, email, password_hash FROM learner WHERE email = ANY($1::citext[])
   ORDER BY email`,
  closeAccount: `UPDATE learner SET password_hash = $2, is_active = false, is_superuser = false, is_staff = false,
     can_manage_content = false, is_demo = false
   WHERE id = $1`,
});

/** Creates an account for each role. Returns those that did not exist. */
export async function makeDemoAccounts(tx: Queryable): Promise<FirstAccount[]> {
  const { accounts, password } = await readDemoAccounts();
  const made: FirstAccount[] = [];
  for (const account of accounts) {
    if (await insertDemoAccount(tx, account, await hashPassword(password))) made.push(account);
  }
  return made;
}

/** An account that accepts the published demo password. */
interface OpenAccount {
  id: string;
  email: string;
}

/**
 * Returns the demo accounts that still accept the published password, ordered by email. Checks only accounts marked as
 * demo and the known emails, because each check takes about 30 ms.
 */
export async function findOpenDemoAccounts(db: Queryable): Promise<OpenAccount[]> {
  const { accounts, password } = await readDemoAccounts();
  const rows = await many(db, sql.findCandidates, [accounts.map(({ email }) => email)]);
  const open: OpenAccount[] = [];
  for (const { id, email, passwordHash } of rows) {
    if (await verifyPassword(passwordHash, password)) open.push({ id, email });
  }
  return open;
}

/** @throws {StartRefusal} when an account still accepts the published demo password. */
export async function refuseDemoPassword(db: Queryable): Promise<void> {
  const open = await findOpenDemoAccounts(db);
  if (open.length === 0) return;
  throw new StartRefusal(`Glossa does not start: anybody could sign in with the published demo password as
${open.map(({ email }) => `  ${email}`).join('\n')}
These accounts are for a demo on this machine only, and this site is not one: that needs the built-in database, HOST and
PUBLIC_URL on loopback, TRUST_PROXY=0, and no NODE_ENV=production.
Close the accounts, while the site is stopped, with: glossa close-demo-accounts
In a checkout: npm run glossa -- close-demo-accounts
With Docker: docker compose run --rm --no-deps api glossa close-demo-accounts`);
}

/**
 * Closes the accounts that still accept the demo password: deactivates them, removes their password and rights, and
 * ends their sessions, tokens and links. Their content stays. Returns their emails.
 */
export async function closeDemoAccounts(db: Database, actor: Deed['actor']): Promise<string[]> {
  const open = await findOpenDemoAccounts(db);
  const passwordHash = await makeDecoy();
  await db.transaction(async (tx) => {
    for (const { id } of open) {
      await run(tx, sql.closeAccount, [id, passwordHash]);
      await endAllSessions(tx, id);
      await revokeAllTokens(tx, id);
      await removeResetTokens(tx, id);
      await writeAudit(tx, { actor, action: 'learner.deactivate', target: { kind: 'learner', id } });
    }
  });
  return open.map(({ email }) => email);
}
