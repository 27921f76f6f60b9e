import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../settings.mjs';

const MIGRATIONS = join(ROOT, 'prisma/migrations');

/**
 * Checks that a migrated database has exactly the functions and triggers in prisma/functions and prisma/triggers. Uses
 * the API's code, which must be built first.
 * @param {import('./migrated-database.mjs').MigratedDatabase} database
 * @throws {Error} when they differ; the message names each difference
 */
export async function checkDatabaseFunctions(database) {
  const program = pathToFileURL(join(ROOT, 'apps/api/dist/compare-routines.js')).href;
  const { compareRoutines, findLateDefinitions } =
    /** @type {typeof import('@glossa/db/compare-routines')} */ (await import(program));
  const lateDefinitions = await withClient(await database.emptyUrl(), (client) =>
    findLateDefinitions(client, MIGRATIONS),
  );
  const mismatches = await withClient(await database.url(), (client) => compareRoutines(client, MIGRATIONS));
  const problems = [...lateDefinitions, ...mismatches];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * @template Result
 * @param {string} url
 * @param {(client: import('pg').Client) => Promise<Result>} work
 */
async function withClient(url, work) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
