import { join } from 'node:path';
import { readJson } from '../read-json.mjs';
import { ROOT } from '../settings.mjs';

/**
 * The demo accounts that the API creates.
 * @typedef {{ password: string, accounts: { email: string, role: string }[] }} DemoAccounts
 */

/** @returns {DemoAccounts} */
export function demoAccounts() {
  return /** @type {DemoAccounts} */ (readJson(join(ROOT, 'prisma/seed/demo-accounts.json')));
}
