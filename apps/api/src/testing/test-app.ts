import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { readMigrations } from '@glossa/db/migrate';
import { readRoutines } from '@glossa/db/routines';
import { createFreshDatabase } from '@glossa/db/testing/fresh-database';
import { consume } from '@glossa/jobs/consumer';
import { afterAll, beforeAll } from 'vitest';

import { createApp } from '#app.ts';
import { readConfig, type Config } from '#config.ts';
import { isLoopback } from '#config/address.ts';
import { createDeps, jobStore, type Deps } from '#deps.ts';
import { allHandlers, consumerOptions } from '#handlers.ts';
import { migrationsFolder } from '#paths.ts';
import { Browser } from './browser.ts';
import { listen } from './listen.ts';
import { acquireTestRedis } from './test-redis.ts';

/** Hashes the schema, so that databases created from another schema are not reused. */
function hashSchema(): string {
  const hash = createHash('sha256');
  for (const { checksum } of [...readMigrations(migrationsFolder), ...readRoutines(migrationsFolder)])
    hash.update(checksum);
  return hash.digest('hex').slice(0, 16);
}

function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL names the PostgreSQL server for tests; `npm test` starts one');
  return url;
}

/** The running server of a test file, with its own database, folder and port. */
export interface TestApp {
  url: string;
  deps: Deps;
  /** Returns a browser that is not signed in. */
  visitor(): Browser;
  /** Starts a worker. Returns a function that stops it. */
  startWorker(): Promise<() => Promise<void>>;
}

/** Makes requests to the test server arrive with the host of PUBLIC_URL, as if that host resolved to this machine. */
function withPublicHost(serve: RequestListener, { publicUrl }: Config): RequestListener {
  const { host, hostname } = new URL(publicUrl);
  if (isLoopback(hostname)) return serve;
  return (request, response) => {
    if (request.headers.host?.startsWith('127.0.0.1:')) request.headers.host = host;
    serve(request, response);
  };
}

/** Serves a site with this configuration; `replaced` overrides access to the outside world. */
export async function serveSite(
  config: Config,
  replaced: Partial<Pick<Deps, 'fetchPolicy'>> = {},
): Promise<TestApp & { close: () => Promise<void> }> {
  const deps = { ...createDeps(config, 'test'), ...replaced };
  const { url, close } = await listen(withPublicHost(createApp(deps, { strict: true }), config));
  return {
    url,
    deps,
    visitor: () => new Browser(url, config.secret),
    startWorker: async () => {
      const consumer = consume(jobStore(config), allHandlers(deps), consumerOptions, {
        error: () => {},
        failed: () => {},
      });
      return async () => void (await consumer.close());
    },
    close: async () => {
      await close();
      await deps.close();
    },
  };
}

/** Starts the app before a file's tests and stops it afterward. `replaced` overrides access to the outside world. */
export function startTestApp(
  environment: Record<string, string> = {},
  replaced: Partial<Pick<Deps, 'fetchPolicy'>> = {},
): TestApp {
  const app = {} as TestApp;
  let stop: () => Promise<void> = async () => {};
  beforeAll(async () => {
    const database = await createFreshDatabase(serverUrl(), {
      key: hashSchema(),
      migrations: migrationsFolder,
    });
    const dataDir = await mkdtemp(path.join(tmpdir(), 'glossa-api-'));
    const config = readConfig({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SECRET: 'a secret of the tests, long enough to be one',
      LOG_LEVEL: 'error',
      PORT: '0',
      // At the default niceness, ffmpeg would make hardly any progress while tests use every core.
      VIDEO_NICENESS: '0',
      ...(await acquireTestRedis()),
      ...environment,
    });
    const { close, ...served } = await serveSite(config, replaced);
    Object.assign(app, served);
    stop = async () => {
      await close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => stop());
  return app;
}
