import { ensureFirstAccounts } from './features/auth/first-accounts.ts';
import { seedStarterLibrary } from './features/texts/starter-library.ts';
import type { Deps } from './deps.ts';

/** What has to be there before the first request: an admin, and in the demo, accounts with something to read. */
export async function firstStart(deps: Deps): Promise<void> {
  await ensureFirstAccounts(deps);
  if (deps.config.demo) await seedStarterLibrary(deps);
}
