import { ensureFirstAccounts } from './features/auth/first-accounts.ts';
import { seedStarterShop } from './features/ebooks/starter-shop.ts';
import { seedStarterLibrary } from './features/texts/starter-library.ts';
import type { Deps } from './deps.ts';

/** What has to be there before the first request: an admin, and in the demo, accounts with something to read and to buy. */
export async function firstStart(deps: Deps): Promise<void> {
  await ensureFirstAccounts(deps);
  if (!deps.config.demo) return;
  await seedStarterLibrary(deps);
  await seedStarterShop(deps);
}
