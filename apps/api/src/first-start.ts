import { refuseDemoPassword } from './features/auth/first-accounts/demo-accounts.ts';
import { acceptsConfiguredPassword, ensureFirstAccounts } from './features/auth/first-accounts/service.ts';
import { loadCatalog } from './features/dictionaries/catalog/catalog.ts';
import { seedStarterShop } from './features/ebooks/starter-shop.ts';
import { seedStarterLibrary } from './features/texts/starters/service.ts';
import { updateGracePeriods } from './domain/accounts/queries.ts';
import type { Deps } from './deps.ts';

/**
 * Creates what the first request needs: an admin and, in the demo, accounts with texts to read and products to buy.
 * @throws {OperatorError} when the site is not safe to open, or its catalog of dictionaries isn't valid
 */
export async function prepareFirstStart(deps: Deps): Promise<void> {
  const { config, db, log } = deps;
  loadCatalog(config);
  if (!config.demo) await refuseDemoPassword(db);
  await ensureFirstAccounts(deps);
  if (!(await acceptsConfiguredPassword(deps))) {
    log.warn(
      'ADMIN_PASSWORD is ignored, because the admin has changed their password. Remove ADMIN_EMAIL and ADMIN_PASSWORD.',
    );
  }
  await updateGracePeriods(db, config.secondFactor);
  if (!config.demo) return;
  await seedStarterLibrary(deps);
  await seedStarterShop(deps);
}
