import pg from 'pg';
import { parse } from 'pg-connection-string';

/** URL parameters that only Prisma knows, not PostgreSQL. */
const PRISMA_ONLY = ['schema', 'connection_limit', 'pool_timeout', 'connect_timeout'];

/**
 * Parses the URL of the database that a Prisma command works on. Returns separate fields, because the shadow database
 * overrides `database`, over which a URL would take precedence.
 * @param {string | undefined} url a `postgresql://` URL as Prisma writes it, or none for commands without a database
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
