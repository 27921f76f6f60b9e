import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('health', {
  ping: 'SELECT 1',
  listMigrations: `SELECT migration_name AS name FROM _prisma_migrations
   WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  listRoutineFiles: 'SELECT name FROM routine_file',
});

/** Runs a query that needs no table. */
export const ping = (db: Queryable): Promise<number> => run(db, sql.ping, []);

/** Returns the names of the applied migrations. */
export const listMigrations = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.listMigrations, [])).map(({ name }) => name);

/** Returns the names of the function and trigger files that have been applied to the database. */
export const listRoutineFiles = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.listRoutineFiles, [])).map(({ name }) => name);
