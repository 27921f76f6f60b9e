import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { ensureDatabase } from '../postgres/server.mjs';
import { migrateDatabase } from '../site/database.mjs';
import { startTemporaryPostgres } from '../tests/temporary-postgres.mjs';

/** Start of the simulated time, in milliseconds: a Wednesday at 10:00 UTC. */
const CLOCK_START = Date.UTC(2026, 8, 16, 10);
/**
 * The time at which screens are captured. It is late enough for anything done during the run to appear four minutes
 * old, but less than five minutes ahead of the app's clock, because the app rejects signatures dated further in the
 * future.
 */
const FIXED_TIME = CLOCK_START + 292_000;
/**
 * Real seconds per simulated second. A whole run takes less than a simulated minute, so displayed minutes never change.
 */
const SLOWDOWN = 20;
const DATABASE_NAME = 'glossa';

/** Returns SQL that shadows PostgreSQL's clock functions and makes column defaults use the new functions. */
const buildSlowClockSql = (/** @type {number} */ realStart) => `
  CREATE SCHEMA slow_clock;
  ${['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp']
    .map(
      (name) => `CREATE FUNCTION slow_clock.${name}() RETURNS timestamptz STABLE LANGUAGE sql AS $f$
        SELECT to_timestamp(${CLOCK_START / 1000})
          + (pg_catalog.${name}() - to_timestamp(${realStart / 1000})) / ${SLOWDOWN} $f$;`,
    )
    .join('\n')}
  DO $$ DECLARE c record; BEGIN
    FOR c IN SELECT table_name, column_name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_default ~* 'current_timestamp|now\\(\\)'
    LOOP
      EXECUTE format('ALTER TABLE public.%I ALTER %I SET DEFAULT slow_clock.now()', c.table_name, c.column_name);
    END LOOP;
  END $$;
  -- A table is named like the type text, so that its schema cannot come first. Migrations use the first one.
  CREATE TABLE slow_clock._prisma_migrations AS TABLE public._prisma_migrations;
  ALTER DATABASE ${DATABASE_NAME} SET search_path = slow_clock, pg_catalog, public;
`;

/**
 * Starts a database whose clock begins at a fixed time and runs slowly. Returns the environment variables that set the
 * same clock for programs, so that dates and times are identical in every run.
 * @param {{ log: string }} options
 * @returns {Promise<{ env: NodeJS.ProcessEnv, stop: () => Promise<void> }>}
 */
export async function startSlowDatabase({ log }) {
  const server = await startTemporaryPostgres({ log });
  await ensureDatabase(server.url, DATABASE_NAME);
  const address = new URL(server.url);
  address.pathname = DATABASE_NAME;
  await migrateDatabase({ url: address.href });
  const realStart = Date.now();
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query(buildSlowClockSql(realStart));
  await client.end();
  return {
    env: {
      E2E_DATABASE_URL: address.href,
      VISUAL_CLOCK_START: String(CLOCK_START),
      VISUAL_FIXED_TIME: String(FIXED_TIME),
      VISUAL_REAL_START: String(realStart),
      VISUAL_SLOWDOWN: String(SLOWDOWN),
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'slow-clock.mjs')).href}`,
    },
    stop: server.stop,
  };
}
