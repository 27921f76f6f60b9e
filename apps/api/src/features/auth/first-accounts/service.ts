import type { Queryable } from '@glossa/db/database';

import type { Deps } from '#deps.ts';
import { hashPassword, verifyPassword } from '#domain/accounts/passwords.ts';
import { operator } from '#domain/audit/record-audit.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { makeAdminIn } from './make-admin.ts';
import type { FirstAccount } from './new-account.ts';
import { findAdmin, hasAdmin, lockFirstStart } from './queries.ts';

/**
 * Creates the first accounts when there is no admin yet: the configured admin or, in demo mode, one account per role.
 * Returns the accounts it created. Safe to run in several processes concurrently.
 * @throws {OperatorError} when an admin is configured but was not created because another one already exists
 */
export async function ensureFirstAccounts({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<FirstAccount[]> {
  if (!config.admin && !config.demo) return [];
  return db.transaction(async (tx) => {
    await lockFirstStart(tx);
    if (await hasAdmin(tx)) {
      if (config.admin) await requireAdmin(tx, config.admin.email);
      return [];
    }
    if (config.admin) {
      const { email, password } = config.admin;
      // Someone who registered with this email earlier must not become an admin this way.
      await makeAdminIn(tx, { email, passwordHash: await hashPassword(password) }, operator);
      return [{ email, role: 'administrator' }];
    }
    return createDemoAccounts(tx);
  });
}

async function requireAdmin(tx: Queryable, email: string): Promise<void> {
  if (await findAdmin(tx, email)) return;
  throw new OperatorError(`Glossa won't start: ADMIN_EMAIL and ADMIN_PASSWORD would have no effect. They create the first admin, but this site
already has one, and ${email} is not an admin.
Make this account an admin with: glossa create-admin ${email}
In a checkout: npm run glossa -- create-admin ${email}
With Docker: docker compose run --rm --no-deps api glossa create-admin ${email}
Or remove both variables.`);
}

/** Returns whether the configured admin password works. The admin may have changed it, and it is never reset. */
export async function acceptsConfiguredPassword({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<boolean> {
  if (!config.admin) return true;
  const account = await findAdmin(db, config.admin.email);
  return account !== undefined && verifyPassword(account.passwordHash, config.admin.password);
}
