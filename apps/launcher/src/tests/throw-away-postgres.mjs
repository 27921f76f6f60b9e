import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresHome } from '../postgres/home.mjs';
import { startPostgres } from '../postgres/server.mjs';

/**
 * A PostgreSQL server for one run of tests or benchmarks, gone without a trace when it is stopped.
 * @param {object} options
 * @param {string} options.log
 * @param {boolean} [options.durable] for benchmarks, whose times include the disk
 * @param {NodeJS.ProcessEnv} [options.env] of the server, ours by default
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `url` of its maintenance database
 */
export async function throwAwayPostgres({ log, durable = false, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'glossa-postgres-'));
  chmodSync(folder, 0o711); // the account the server runs under has to enter
  const server = await startPostgres({ home: postgresHome(folder), log, database: 'postgres', durable, env });
  return {
    url: server.urlOf('postgres'),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
