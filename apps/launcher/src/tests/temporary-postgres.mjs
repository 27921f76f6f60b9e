import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresHome } from '../postgres/cluster.mjs';
import { startPostgres } from '../postgres/server.mjs';

/**
 * Starts a temporary PostgreSQL server for tests or benchmarks. Stopping it deletes its data.
 * @param {object} options
 * @param {string} options.log
 * @param {boolean} [options.durable] true for benchmarks, whose times must include disk writes
 * @param {NodeJS.ProcessEnv} [options.env] environment of the server; the launcher's by default
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` is the URL of the maintenance database
 */
export async function startTemporaryPostgres({ log, durable = false, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-postgres-'));
  chmodSync(folder, 0o711); // The server's account must be able to enter it.
  const server = await startPostgres({ home: postgresHome(folder), log, database: 'postgres', durable, env });
  return {
    url: server.urlOf('postgres'),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
