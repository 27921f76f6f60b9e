import pg from 'pg';

import { defaultLockRetry, MIGRATION_LOCK, retryOnLockTimeout, type LockRetryOptions } from './migrate.ts';

/** Query that returns statements to make the role `$1` the owner of everything in our schemas. */
const ownershipSql = `
  WITH role AS (SELECT oid FROM pg_roles WHERE rolname = $1),
    schema AS (SELECT oid, nspname, nspowner FROM pg_namespace WHERE nspname IN ('public', 'bullmq')),
    -- Members of extensions stay with them, and sequences follow the table whose column they number.
    dependent AS (SELECT classid, objid FROM pg_depend WHERE deptype = 'e'
      OR deptype IN ('a', 'i') AND objid IN (SELECT oid FROM pg_class WHERE relkind = 'S'))
  SELECT format('ALTER DATABASE %I OWNER TO %I', datname, $1::text) AS statement
  FROM pg_database, role WHERE datname = current_database() AND datdba <> role.oid
  UNION ALL
  SELECT format('ALTER SCHEMA %I OWNER TO %I', nspname, $1)
  FROM schema, role WHERE nspowner NOT IN (role.oid, 'pg_database_owner'::regrole)
  UNION ALL
  SELECT format('ALTER TABLE %s OWNER TO %I', c.oid::regclass, $1)
  FROM pg_class c JOIN schema s ON s.oid = c.relnamespace, role
  WHERE c.relkind IN ('r', 'p', 'v', 'm', 'S') AND c.relowner <> role.oid
    AND NOT EXISTS (SELECT FROM dependent d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid)
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO %I', p.oid::regprocedure, $1)
  FROM pg_proc p JOIN schema s ON s.oid = p.pronamespace, role
  WHERE p.proowner <> role.oid
    AND NOT EXISTS (SELECT FROM dependent d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid)
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO %I', t.oid::regtype, $1)
  FROM pg_type t JOIN schema s ON s.oid = t.typnamespace, role
  WHERE t.typtype IN ('e', 'd') AND t.typowner <> role.oid
    AND NOT EXISTS (SELECT FROM dependent d WHERE d.classid = 'pg_type'::regclass AND d.objid = t.oid)`;

/**
 * Restricts the role in `url` to its own database, so that an attacker who manages to run SQL as the application can't
 * read the server's files, start programs or open other databases. Creates the role if it's missing, sets its password
 * to the one in `url`, and makes it the owner of all objects that earlier versions created as the administrator.
 *
 * Does nothing if `url` uses the administrator's own role or another server.
 * @param adminUrl `postgresql://` URL of a superuser
 * @param url `postgresql://` URL of the application
 * @throws {Error} when the server refuses, for example because the administrator isn't a superuser
 */
export async function ensureAppRole(
  adminUrl: string,
  url: string,
  locks: LockRetryOptions = defaultLockRetry,
): Promise<void> {
  const admin = new URL(adminUrl);
  const app = new URL(url);
  const role = decodeURIComponent(app.username);
  if (admin.host !== app.host || role === decodeURIComponent(admin.username)) return;
  admin.pathname = app.pathname;
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await ensureRole(client, role, decodeURIComponent(app.password));
    // Run the statements one at a time, so that a running site waits for only one table at a time.
    for (const statement of await listOwnershipChanges(client, role))
      await retryOnLockTimeout(client, locks, () => client.query(statement));
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, role: string, password: string): Promise<void> {
  // Keep the password, which is part of the statement, out of the server's log.
  await client.query("SET log_statement = 'none'; SET log_min_error_statement = 'panic'");
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  const attributes = `LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD ${pg.escapeLiteral(password)}`;
  await client.query(`${rowCount ? 'ALTER' : 'CREATE'} ROLE ${pg.escapeIdentifier(role)} ${attributes}`);
}

async function listOwnershipChanges(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(ownershipSql, [role]);
  return rows.map(({ statement }) => statement);
}
