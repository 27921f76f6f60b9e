import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { ensureDatabase } from '../postgres/database.mjs';
import { migrateDatabase } from '../site/migrate.mjs';
import { throwAwayPostgres } from '../tests/throw-away-postgres.mjs';

/** Start of the simulated time, in milliseconds: a Wednesday at ten. */
const BEGINNING = Date.UTC(2026, 8, 16, 10);
/**
 * The moment at which screens are viewed, so that anything done during the run is always four minutes old. The limit is
 * five minutes: the app refuses signatures further ahead of its own clock.
 */
const SEEN = BEGINNING + 292_000;
/**
 * Real seconds per simulated second: a whole run takes less than a simulated minute, so displayed minutes never change.
 */
const SLOWNESS = 20;
const NAME = 'glossa';

/** Functions that shadow PostgreSQL's own clock functions, and column defaults that use them. */
const slowTime = (/** @type {number} */ began) => `
  CREATE SCHEMA looks;
  ${['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp']
    .map(
      (name) => `CREATE FUNCTION looks.${name}() RETURNS timestamptz STABLE LANGUAGE sql AS $f$
        SELECT to_timestamp(${BEGINNING / 1000})
          + (pg_catalog.${name}() - to_timestamp(${began / 1000})) / ${SLOWNESS} $f$;`,
    )
    .join('\n')}
  DO $$ DECLARE c record; BEGIN
    FOR c IN SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_default ~* 'current_timestamp|now\\(\\)'
    LOOP
      EXECUTE format('ALTER TABLE public.%I ALTER %I SET DEFAULT looks.now()', c.table_name, c.column_name);
    END LOOP;
  END $$;
  -- A table is named like the type text, so that its schema cannot come first. Whoever migrates looks in the first one.
  CREATE TABLE looks._prisma_migrations AS TABLE public._prisma_migrations;
  ALTER DATABASE ${NAME} SET search_path = looks, pg_catalog, public;
`;

/**
 * Starts a database whose clock begins at a fixed moment and runs slowly, and returns the environment that gives
 * programs the same clock, so that dates and times are identical in every run.
 * @param {{ log: string }} options
 * @returns {Promise<{ env: NodeJS.ProcessEnv, stop: () => Promise<void> }>}
 */
export async function slowWorld({ log }) {
  const server = await throwAwayPostgres({ log });
  await ensureDatabase(server.url, NAME);
  const address = new URL(server.url);
  address.pathname = NAME;
  await migrateDatabase(address.href);
  const began = Date.now();
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(slowTime(began));
  await client.end();
  return {
    env: {
      E2E_DATABASE_URL: address.href,
      LOOKS_BEGINNING: String(BEGINNING),
      LOOKS_SEEN: String(SEEN),
      LOOKS_BEGAN: String(began),
      LOOKS_SLOWNESS: String(SLOWNESS),
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'slow-clock.mjs')).href}`,
    },
    stop: server.stop,
  };
}
