import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

import pg from 'pg';

/**
 * Crashes PostgreSQL as a power failure would. The benchmark's launcher restarts it. Resolves when PostgreSQL accepts
 * connections again, after recovering acknowledged changes from its WAL.
 */
export async function crashDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ folder: string }>(
    "SELECT current_setting('data_directory') AS folder",
  );
  await client.end();
  const folder = rows[0]?.folder ?? '';
  if (!/\/glossa-postgres-\w+\//.test(folder))
    throw new Error('this PostgreSQL was not started for benchmarks');
  process.kill(Number(readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n', 1)[0]), 'SIGQUIT');
  await pause(200);
  while (!(await acceptsConnections(url))) await pause(50);
}

async function acceptsConnections(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('SELECT 1');
    await client.end();
    return true;
  } catch {
    return false;
  }
}
