import { join } from 'node:path';

/**
 * Databases for checks that compare the source code with a migrated database.
 * @typedef {object} MigratedDatabase
 * @property {() => Promise<string>} url returns the URL of a migrated database without data, which all checks share
 * and must not change
 * @property {() => Promise<string>} emptyUrl returns the URL of an empty database, which checks must leave empty
 * @property {() => Promise<void>} stop
 */

/**
 * Provides databases on a temporary server, which starts when the first check needs it.
 * @param {{ env: NodeJS.ProcessEnv, logDir: string }} context
 * @returns {MigratedDatabase}
 */
export function createMigratedDatabase({ env, logDir }) {
  const start = async () => {
    // Import this dynamically, because the packages it needs may not be installed before this point.
    const { startTemporaryPostgres } = await import('../tests/temporary-postgres.mjs');
    return startTemporaryPostgres({ log: join(logDir, 'check-postgres.log'), env });
  };
  const migrate = async () => {
    const { ensureDatabase } = await import('../postgres/server.mjs');
    const { migrateDatabase } = await import('../site/database.mjs');
    const { url } = await server();
    const migrated = new URL(url);
    migrated.pathname = '/migrated';
    await ensureDatabase(url, 'migrated');
    await migrateDatabase({ url: migrated.href });
    return migrated.href;
  };
  /** @type {ReturnType<typeof start> | undefined} */
  let starting;
  /** @type {Promise<string> | undefined} */
  let migrating;
  const server = () => (starting ??= start());
  return {
    url: () => (migrating ??= migrate()),
    emptyUrl: async () => (await server()).url,
    stop: async () => {
      const started = await starting?.catch(() => undefined); // The check that needed the server reports the failure.
      await started?.stop();
    },
  };
}
