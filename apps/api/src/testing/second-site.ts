import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';

import { readConfig } from '#config.ts';
import type { Target } from './glossa-process.ts';
import { serveSite, type TestApp } from './test-app.ts';

const execute = async (url: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** Creates an empty database and an empty folder, with the secret of a test's app; `remove` deletes both. */
export async function createSecondSite({ deps }: TestApp): Promise<Target & { remove: () => Promise<void> }> {
  const name = `glossa_test_${randomUUID().replaceAll('-', '')}`;
  await execute(deps.config.databaseUrl, `CREATE DATABASE "${name}"`);
  const address = new URL(deps.config.databaseUrl);
  address.pathname = `/${name}`;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'glossa-second-'));
  return {
    databaseUrl: address.href,
    dataDir,
    secret: deps.config.secret,
    remove: async () => {
      await execute(deps.config.databaseUrl, `DROP DATABASE "${name}" WITH (FORCE)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Serves a site the way a test's app is served. */
export const openSite = ({ databaseUrl, dataDir, secret }: Target): ReturnType<typeof serveSite> =>
  serveSite(
    readConfig({
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      SECRET: secret,
      LOG_LEVEL: 'silent',
      PORT: '0',
    }),
  );
