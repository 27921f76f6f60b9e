import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';

import { findFreePort } from '../app/free-port.ts';
import { copyFreshSite } from '../app/fresh-site.ts';
import { runCommand, startApp } from '../app/start-app.ts';
import { createTemporaryFolder } from '../app/temporary-folder.ts';
import { test as base } from '../test.ts';

/** A site to attack, accessible from the outside and, to check what an attack left behind, from the inside. */
export interface Site {
  url: string;
  /** Folder with the site's database, files and logs. */
  dataDir: string;
  /** Runs SQL in the site's database. Returns the rows. */
  query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Returns everything that the site has logged. */
  readLogs: () => Promise<string>;
}

/** Environment variables of a site, as an operator would set them. */
type Environment = Record<string, string>;

/** Returns the operator's connection settings for a site's embedded database. */
async function databaseUrl(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const password = await readFile(join(folder, 'password'), 'utf8');
  const port = (await readFile(join(folder, 'data/postmaster.pid'), 'utf8')).split('\n')[3];
  return `postgresql://postgres:${password}@127.0.0.1:${port}/glossa`;
}

async function readLogs(folder: string): Promise<string> {
  const names = await readdir(folder);
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
}

/** Starts a site on a copy of the fresh one for the duration of `use`. `commands` are run first. */
async function provideSite(
  use: (site: Site) => Promise<void>,
  env: Environment = {},
  commands: readonly string[] = [],
): Promise<void> {
  const folder = await createTemporaryFolder();
  await copyFreshSite(folder.path);
  const options = { dataDir: folder.path, port: await findFreePort(), env };
  for (const command of commands) await runCommand(options, command.split(' '));
  const app = await startApp(options);
  const pool = new pg.Pool({ connectionString: await databaseUrl(folder.path), max: 2 });
  try {
    await use({
      url: app.url,
      dataDir: folder.path,
      query: async <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
        (await pool.query<Row>(sql, values)).rows,
      readLogs: () => readLogs(join(folder.path, 'logs')),
    });
  } finally {
    await pool.end();
    await app.stop();
    await folder.remove();
  }
}

/** Timeout for starting a site, in milliseconds. */
const timeout = 180_000;

/** Like `test`, but the checks in a file share a site of their own. */
export const securityTest = base.extend<object, { environment: Environment; site: Site }>({
  environment: [{}, { option: true, scope: 'worker' }],
  site: [({ environment }, use) => provideSite(use, environment), { scope: 'worker', timeout }],
  baseURL: ({ site }, use) => use(site.url),
});

/** The host name of `publicTest`'s site. */
export const publicHost = 'glossa.example';

/** The admin of `publicTest`'s site. */
export const publicAdmin = { email: 'operator@example.test', password: 'Quiet-Lamp-77-Operating' };

/** Like `securityTest`, but the site is public, behind a proxy that terminates TLS. */
export const publicTest = securityTest.extend<object, { site: Site }>({
  site: [
    ({ environment }, use) =>
      provideSite(
        use,
        {
          PUBLIC_URL: `https://${publicHost}`,
          TRUST_PROXY: '1',
          NODE_ENV: 'production',
          SECRET: 'quiet-lamp-reading-security-checks-0123456789',
          ADMIN_EMAIL: publicAdmin.email,
          ADMIN_PASSWORD: publicAdmin.password,
          ...environment,
        },
        ['glossa close-demo-accounts'],
      ),
    { scope: 'worker', timeout },
  ],
});
