import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../process/identity.mjs';
import { waitUntil } from '../process/wait-until.mjs';
import { postgresHome } from './cluster.mjs';
import { startPostgres } from './server.mjs';

/** @type {string} */
let folder;
/** @type {import('./server.mjs').Server[]} */
let servers;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  chmodSync(folder, 0o711);
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true });
});

/** @param {{ durable: boolean }} options */
async function start({ durable } = { durable: false }) {
  const log = join(folder, 'postgres.log');
  const server = await startPostgres({ home: postgresHome(folder), log, database: 'glossa', durable });
  servers.push(server);
  return server;
}

/**
 * @param {import('./server.mjs').Server} server
 * @param {string} sql
 */
async function query(server, sql) {
  const client = new pg.Client({ connectionString: server.urlOf('glossa') });
  await client.connect();
  try {
    return /** @type {unknown[]} */ ((await client.query(sql)).rows);
  } finally {
    await client.end();
  }
}

const postmaster = () =>
  Number(readFileSync(join(folder, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);

test('keeps data after a restart, and recognizes letters of every script', async () => {
  const first = await start();
  await query(first, `CREATE EXTENSION pg_trgm; CREATE TABLE word AS SELECT 'Überstraße слово 読書' AS text`);
  await first.stop();
  const second = await start();
  expect(
    await query(second, 'SELECT lower(text) AS text, cardinality(show_trgm(text)) > 12 AS seen FROM word'),
  ).toEqual([{ text: 'überstraße слово 読書', seen: true }]);
});

test('adopts a server left running by a killed launcher', async () => {
  await start();
  const pid = postmaster();
  const next = await start();
  expect(postmaster()).toBe(pid);
  await next.stop();
  expect(isAlive(pid)).toBe(false);
});

test('restarts a killed server at the same URL without losing committed data', async () => {
  const server = await start({ durable: true });
  await query(server, 'CREATE TABLE word AS SELECT 1 AS id');
  const pid = postmaster();
  process.kill(pid, 'SIGKILL');
  const isResponsive = () =>
    query(server, 'SELECT id FROM word').then(
      (rows) => rows.length === 1,
      () => false,
    );
  expect(await waitUntil(isResponsive, { seconds: 30 })).toBe(true);
  expect(postmaster()).not.toBe(pid);
});

test('requires the password from other users of the machine', async () => {
  const server = await start();
  const client = new pg.Client({ connectionString: server.urlOf('glossa').replace(/:[^:@]+@/, ':guess@') });
  await expect(client.connect()).rejects.toThrow('password authentication failed');
});
