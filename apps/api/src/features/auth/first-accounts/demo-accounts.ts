import { readFile } from 'node:fs/promises';

import type { Database, Queryable } from '@glossa/db/database';

import { hashPassword, makeDecoyHash, verifyPassword } from '#domain/accounts/passwords.ts';
import { endAllSessions, deleteResetTokens, revokeAllTokens } from '#domain/accounts/queries.ts';
import { suggestUsernames } from '#domain/accounts/usernames.ts';
import { recordAudit, type AuditEvent } from '#domain/audit/record-audit.ts';
import { demoAccountsFile } from '#paths.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { newAccount, type FirstAccount } from './new-account.ts';
import { closeAccount, insertAccount, listDemoCandidates } from './queries.ts';

interface DemoAccounts {
  password: string;
  accounts: FirstAccount[];
}

const readDemoAccounts = async (): Promise<DemoAccounts> =>
  JSON.parse(await readFile(demoAccountsFile, 'utf8')) as DemoAccounts;

/** Creates a demo account for each role. Returns those that didn't exist yet. */
export async function createDemoAccounts(tx: Queryable): Promise<FirstAccount[]> {
  const { accounts, password } = await readDemoAccounts();
  const created: FirstAccount[] = [];
  for (const account of accounts) {
    const passwordHash = await hashPassword(password);
    const [username] = suggestUsernames({ email: account.email, firstName: '', lastName: '' });
    const login = { username: username as string, passwordHash, isDemo: true };
    if (await insertAccount(tx, newAccount(account, login))) created.push(account);
  }
  return created;
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
  const rows = await listDemoCandidates(
    db,
    accounts.map(({ email }) => email),
  );
  const open: OpenAccount[] = [];
  for (const { id, email, passwordHash } of rows) {
    if (await verifyPassword(passwordHash, password)) open.push({ id, email });
  }
  return open;
}

/**
 * Refuses to start a site that anybody could sign in to.
 * @throws {OperatorError} when an account still accepts the published demo password
 */
export async function refuseDemoPassword(db: Queryable): Promise<void> {
  const open = await findOpenDemoAccounts(db);
  if (open.length === 0) return;
  throw new OperatorError(`Glossa won't start: anyone could sign in with the published demo password as
${open.map(({ email }) => `  ${email}`).join('\n')}
These accounts are only for a demo on this machine, and this site isn't one: a demo uses the built-in database, HOST and
PUBLIC_URL on loopback, TRUST_PROXY=0, and not NODE_ENV=production.
While the site is stopped, close the accounts with: glossa close-demo-accounts
In a checkout: npm run glossa -- close-demo-accounts
With Docker: docker compose run --rm --no-deps api glossa close-demo-accounts`);
}

/**
 * Closes the accounts that still accept the demo password: deactivates them, removes their passwords and rights, and
 * revokes their sessions, tokens and links. Their content is kept. Returns their emails.
 */
export async function closeDemoAccounts(db: Database, actor: AuditEvent['actor']): Promise<string[]> {
  const open = await findOpenDemoAccounts(db);
  const passwordHash = await makeDecoyHash();
  await db.transaction(async (tx) => {
    for (const { id } of open) {
      await closeAccount(tx, id, passwordHash);
      await endAllSessions(tx, id);
      await revokeAllTokens(tx, id);
      await deleteResetTokens(tx, id);
      await recordAudit(tx, { actor, action: 'learner.deactivate', target: { kind: 'learner', id } });
    }
  });
  return open.map(({ email }) => email);
}
