import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createHmac, createHash, randomBytes, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { migrate } from '@glossa/db/migrate';
import { newId } from '@glossa/db/new-id';
import pg from 'pg';

import { Client } from '../measure/http.ts';
import { runServer, type Server } from '../servers/run.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const secret = 'a secret of the benchmarks, long enough';

/** A Glossa server and the bare reference server, with a database of their own. */
export interface Installation {
  databaseUrl: string;
  pool: pg.Pool;
  api: Server;
  worker: Server;
  bare: Server;
  /** The data folder. */
  folder: string;
  /** Starts another server or worker to replace one that was killed. */
  restartApi(): Promise<void>;
  restartWorker(): Promise<void>;
  stop(): Promise<void>;
}

/** A learner, and a client signed in as that learner. */
export interface BenchLearner {
  id: string;
  client: Client;
  /** Headers for the learner's session. */
  headers: Record<string, string>;
}

async function runOnServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Starts the API, the worker and the bare server as an operator would: in production mode, unless `environment`
 * overrides it. `proxyUrl` rewrites the database URL, `folder` is the data folder, and if `redisUrl` is given, jobs are
 * queued in Redis instead of the database.
 */
export async function install({
  proxyUrl = (address) => address,
  folder: existingFolder,
  redisUrl,
  environment: extraEnv = {},
}: {
  proxyUrl?: (address: string) => string;
  folder?: string | undefined;
  redisUrl?: string | undefined;
  environment?: Record<string, string>;
} = {}): Promise<Installation> {
  const server = process.env['BENCH_DATABASE_URL'];
  if (!server) throw new Error('BENCH_DATABASE_URL names the PostgreSQL server; `npm run bench` starts one');
  const name = `glossa_bench_${randomUUID().slice(0, 8)}`;
  await runOnServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href, path.join(root, 'prisma', 'migrations'));
  const folder = existingFolder ?? mkdtempSync(path.join(tmpdir(), 'glossa-bench-'));
  mkdirSync(folder, { recursive: true });
  const environment = {
    DATABASE_URL: proxyUrl(url.href),
    DATA_DIR: folder,
    SECRET: secret,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    BUNDLED_DICTIONARIES: '0',
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    ADMIN_EMAIL: 'admin@example.test',
    ADMIN_PASSWORD: 'Bench-mark-4-all',
    ...extraEnv,
  };
  // Logs are stored elsewhere, because the disk with the data may be full.
  const logs = mkdtempSync(path.join(tmpdir(), 'glossa-bench-log-'));
  const options = { listens: true, log: logs };
  const runApi = (port?: number) =>
    runServer(path.join(root, 'apps/api/dist/main.js'), environment, { ...options, port });
  const runWorker = () =>
    runServer(path.join(root, 'apps/api/dist/worker.js'), environment, { ...options, listens: false });
  const bareServer = await runServer(
    fileURLToPath(new URL('../servers/bare.js', import.meta.url)),
    environment,
    options,
  );
  const pool = new pg.Pool({ connectionString: url.href, max: 4 });
  pool.on('error', () => {});
  const installation: Installation = {
    databaseUrl: url.href,
    pool,
    api: await runApi(),
    worker: await runWorker(),
    bare: bareServer,
    folder,
    restartApi: async () => void (installation.api = await runApi(installation.api.port)),
    restartWorker: async () => void (installation.worker = await runWorker()),
    stop: async () => {
      const { api, worker } = installation;
      await Promise.all([api.stop(), worker.stop(), bareServer.stop()]);
      await pool.end();
      await runOnServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
      for (const directory of [folder, logs]) rmSync(directory, { recursive: true, force: true });
    },
  };
  return installation;
}

const hmac = (...parts: string[]) =>
  createHmac('sha256', secret).update(parts.join('\0')).digest('base64url');

/** Creates an English learner, signed in with a session cookie and a CSRF token as in the web app. */
export async function enroll({ pool, api }: Installation): Promise<BenchLearner> {
  const id = newId();
  await pool.query(
    `INSERT INTO learner (id, email, username, password_hash, account_type, subscription_type, current_language, selected_languages)
     VALUES ($1, $2, $2, '!', 'learner', 'Ultimate', 9, '{9}')`,
    [id, `${id}@example.test`],
  );
  const sid = randomBytes(24).toString('base64url');
  await pool.query(
    `INSERT INTO session (id, sid_hash, learner_id, expires_at) VALUES ($1, $2, $3, now() + interval '1 day')`,
    [newId(), createHash('sha256').update(sid).digest(), id],
  );
  const mac = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  const token = `nonce.${hmac('csrf', sid, 'nonce')}`;
  // In production mode, the server sets the cookies of an HTTPS site.
  const cookie = `__Host-sessionid=${encodeURIComponent(`s:${sid}.${mac}`)}; csrftoken=${token}`;
  const headers = { cookie, 'x-csrftoken': token };
  return { id, client: new Client(api.port, headers), headers };
}
