import { readFile } from 'node:fs/promises';

import { operator } from '@glossa/audit/operator';

import type { Deps } from '../../deps.ts';
import { hasAdmin, insertFirstAccount, lockFirstStart, type FirstAccount } from './first-account-queries.ts';
import { makeAdminIn } from './make-admin.ts';
import { hashPassword } from '../../accounts/password-hash.ts';

/** The same file tells the launcher what to print. */
const demoFile = new URL('../../../../../prisma/seed/demo-accounts.json', import.meta.url);

interface DemoAccounts {
  password: string;
  accounts: FirstAccount[];
}

/**
 * Makes the accounts of a first start, when there is no admin yet: the configured admin, or else, in the demo, one
 * account of each role. Answers those that were made now. Several processes may start at once.
 */
export async function ensureFirstAccounts({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<FirstAccount[]> {
  if (!config.admin && !config.demo) return [];
  return db.transaction(async (tx) => {
    await lockFirstStart(tx);
    if (await hasAdmin(tx)) return [];
    if (config.admin) {
      const { email, password } = config.admin;
      // Whoever has registered with this address before does not become an admin by it.
      await makeAdminIn(tx, { email, passwordHash: await hashPassword(password) }, operator);
      return [{ email, role: 'administrator' }];
    }
    const demo = JSON.parse(await readFile(demoFile, 'utf8')) as DemoAccounts;
    const made: FirstAccount[] = [];
    for (const account of demo.accounts) {
      if (await insertFirstAccount(tx, account, await hashPassword(demo.password))) made.push(account);
    }
    return made;
  });
}
