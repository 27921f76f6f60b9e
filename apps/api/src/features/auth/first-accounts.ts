import { statement, type Queryable } from '@glossa/db/database';

import type { Deps } from '#deps.ts';
import { hashPassword, verifyPassword } from '#domain/accounts/password-hash.ts';
import { operator } from '#domain/audit/operator.ts';
import { makeDemoAccounts } from './demo-accounts.ts';
import { hasAdmin, lockFirstStart, type FirstAccount } from './first-account-queries.ts';
import { makeAdminIn } from './make-admin.ts';
import { StartRefusal } from './start-refusal.ts';

// Also one who was made an admin and has lost it since: that is no reason not to start again.
const findAdmin = statement(
  'configured-admin',
  `SELECT password_hash AS "passwordHash" FROM learner l WHERE email = $1 AND (is_superuser OR EXISTS (
     SELECT FROM audit_entry a WHERE a.target_id = l.id::text AND a.action = 'learner.make_admin'))`,
);

/**
 * Makes the accounts of a first start, when there is no admin yet: the configured admin, or else, in the demo, one
 * account of each role. Answers those that were made now. Several processes may start at once.
 * @throws {StartRefusal} when an admin is configured and was not made, because there was another one already
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
      // Whoever has registered with this address before does not become an admin by it.
      await makeAdminIn(tx, { email, passwordHash: await hashPassword(password) }, operator);
      return [{ email, role: 'administrator' }];
    }
    return makeDemoAccounts(tx);
  });
}

async function requireAdmin(tx: Queryable, email: string): Promise<void> {
  if (await tx.row(findAdmin, [email])) return;
  throw new StartRefusal(`Glossa does not start: ADMIN_EMAIL and ADMIN_PASSWORD have no effect. They make the first admin, this
site has one already, and ${email} is not an admin.
Make it one with: glossa create-admin ${email}
In a checkout: npm run glossa -- create-admin ${email}
With Docker: docker compose run --rm --no-deps api glossa create-admin ${email}
Or remove both variables.`);
}

/** Whether the configured admin signs in with the configured password: people change it, and it is not set back then. */
export async function acceptsConfiguredPassword({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<boolean> {
  if (!config.admin) return true;
  const account = await db.row<{ passwordHash: string }>(findAdmin, [config.admin.email]);
  return account !== undefined && verifyPassword(account.passwordHash, config.admin.password);
}
