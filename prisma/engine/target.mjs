import pg from 'pg';
import { parse } from 'pg-connection-string';

/** URL parameters for Prisma that PostgreSQL doesn't support. */
const PRISMA_ONLY = ['schema', 'connection_limit', 'pool_timeout', 'connect_timeout'];

/**
 * Parses the URL of a Prisma command's database. Returns separate fields, because the shadow database overrides the
 * field `database`, and a URL would take precedence over it.
 * @param {string | undefined} url a `postgresql://` URL as written by Prisma; undefined for commands without a database
 */
export function parseTarget(url) {
  const address = new URL(url ?? 'postgresql://localhost:1/none');
  const schema = address.searchParams.get('schema') ?? undefined;
  for (const name of PRISMA_ONLY) address.searchParams.delete(name);
  const { host, port, user, password, database, ssl } = parse(address.href);
  return {
    schema,
    database,
    fields: { host, port: port ? Number(port) : undefined, user, password, database, ssl },
  };
}

/**
 * Connects, runs one statement if there is one, and disconnects.
 * @param {pg.ClientConfig} fields
 * @param {string} [sql]
 */
export async function runOnce(fields, sql) {
  const client = new pg.Client({ ...fields, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    if (sql) await client.query(sql);
  } finally {
    await client.end();
  }
}

/** @param {string} name */
export const quoteName = (name) => `"${name.replaceAll('"', '""')}"`;
