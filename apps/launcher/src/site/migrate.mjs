import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../settings.mjs';

/**
 * Migrates a database with the API's own code, which has to be built.
 * @param {string} url
 */
export async function migrateDatabase(url) {
  const program = pathToFileURL(join(ROOT, 'apps/api/dist/migrate.js')).href;
  const { migrate } = /** @type {typeof import('@glossa/db/migrate')} */ (await import(program));
  await migrate(url, join(ROOT, 'prisma/migrations'));
}
