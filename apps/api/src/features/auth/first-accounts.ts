import type { Queryable } from '@glossa/db/database';
import { first, statements } from '@glossa/db/statements';

import type { Deps } from '#deps.ts';
import { hashPassword, verifyPassword } from '#domain/accounts/password-hash.ts';
import { operator } from '#domain/audit/operator.ts';
import { makeDemoAccounts } from './demo-accounts.ts';
import { hasAdmin, lockFirstStart, type FirstAccount } from './first-account-queries.ts';
import { makeAdminIn } from './make-admin.ts';
import { StartRefusal } from './start-refusal.ts';
import type { QueryTypes } from './first-accounts.types.ts';

export const sql = statements<QueryTypes>('authFirstAccounts', {
  // Also matches a former admin: losing the role is no reason to refuse to start.
  findAdmin: `SELECT password_hash AS "passwordHash" FROM learner l WHERE email = $1 AND (is_superuser OR EXISTS (
     SELECT FROM audit_entry a WHERE a.target_id = l.id::text AND a.action = 'learner.make_admin'))`,
});

/**
 * Creates the first accounts when there is no admin yet: the configured admin or, in demo mode, one account per role.
 * Returns the accounts it created. Safe to run in several processes at once.
 * @throws {StartRefusal} when an admin is configured but was not created because there already is another one
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
    return makeDemoAccounts(tx);
  });
}

async function requireAdmin(tx: Queryable, email: string): Promise<void> {
  if (await first(tx, sql.findAdmin, [email])) return;
  throw new StartRefusal(`Glossa does not start: ADMIN_EMAIL and ADMIN_PASSWORD have no effect. They make the first admin, this
site has one already, and ${email} is not an admin.
Make it one with: glossa create-admin ${email}
In a checkout: npm run glossa -- create-admin ${email}
With Docker: docker compose run --rm --no-deps api glossa create-admin ${email}
Or remove both variables.`);
}

/** Returns whether the configured admin password works. It may have been changed since, and is never reset. */
export async function acceptsConfiguredPassword({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<boolean> {
  if (!config.admin) return true;
  const account = await first(db, sql.findAdmin, [config.admin.email]);
  return account !== undefined && verifyPassword(account.passwordHash, config.admin.password);
}
