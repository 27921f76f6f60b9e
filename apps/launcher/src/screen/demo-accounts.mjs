import { join } from 'node:path';
import { readJson } from '../read-json.mjs';
import { ROOT } from '../settings.mjs';

/**
 * The accounts that the api makes for trying things out.
 * @typedef {{ password: string, accounts: { email: string, role: string }[] }} DemoAccounts
 */

/** @returns {DemoAccounts} */
export function demoAccounts() {
  return /** @type {DemoAccounts} */ (readJson(join(ROOT, 'prisma/seed/demo-accounts.json')));
}
