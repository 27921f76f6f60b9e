import type pg from 'pg';

import { migrateInTransaction, readMigrations } from './migrate.ts';
import {
  getFunctionName,
  listLiveRoutines,
  readRoutines,
  runFiles,
  type Routine,
  type RoutineFile,
} from './routines.ts';

/**
 * Compares a freshly migrated database with the files for functions and triggers. Drops every function and trigger that
 * has a file, applies the files, and compares the result with the original. Each file must create exactly the functions
 * and triggers that the database has under its name, and all of these must come from files. Runs in a transaction that
 * is rolled back.
 * @param migrations the folder of the migrations, with `functions` and `triggers` beside it
 * @returns one message for each difference
 */
export async function compareRoutines(client: pg.ClientBase, migrations: string): Promise<string[]> {
  const files = readRoutines(migrations);
  const live = await listLiveRoutines(client);
  const reserved = await findReservedFunctions(client);
  const misplaced = compareNames(files, live, reserved);
  if (misplaced.length > 0) return misplaced;

  const deployed = live.filter(({ name }) => !reserved.has(name));
  await client.query('BEGIN');
  try {
    await dropRoutines(client, deployed);
    await runFiles(client, files);
    const expected = (await listLiveRoutines(client)).filter(({ name }) => !reserved.has(name));
    return compareDefinitions(deployed, expected);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    await client.query('ROLLBACK');
  }
}

function compareNames(
  files: readonly RoutineFile[],
  live: readonly Routine[],
  reserved: ReadonlySet<string>,
): string[] {
  const withFile = new Map(files.map((file) => [getFunctionName(file), file]));
  const inDatabase = new Map(live.map((routine) => [routine.name, routine]));
  const without = [...inDatabase.keys()].filter((name) => !withFile.has(name) && !reserved.has(name));
  return [
    ...without.map((name) => `Function ${name} has no file. If it is obsolete, a migration has to drop it.`),
    ...files.flatMap((file) => {
      const name = getFunctionName(file);
      const found = inDatabase.get(name);
      if (withFile.get(name) !== file)
        return [`${file.name}.sql: ${name} is already defined in another file.`];
      if (!found) return [`${file.name}.sql: the database has no function ${name}.`];
      if (reserved.has(name)) {
        return [
          `${file.name}.sql: ${name} is used by an index, a constraint or a column, so it must be defined in a migration.`,
        ];
      }
      const folder = found.isTriggerRelated ? 'triggers' : 'functions';
      return file.name === `${folder}/${name}` ? [] : [`${file.name}.sql belongs in ${folder}.`];
    }),
  ];
}

/** Drops functions and triggers. Fails if something else depends on a function. */
async function dropRoutines(client: pg.ClientBase, routines: readonly Routine[]): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `SELECT format('DROP TRIGGER %I ON %s', t.tgname, t.tgrelid::regclass) AS statement
     FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid
     WHERE p.pronamespace = 'public'::regnamespace AND p.proname = ANY ($1) AND NOT t.tgisinternal
     UNION ALL
     SELECT 'DROP ROUTINE ' || string_agg(p.oid::regprocedure::text, ', ') FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace AND p.proname = ANY ($1) HAVING count(*) > 0`,
    [[...new Set(routines.map(({ name }) => name))]],
  );
  for (const { statement } of rows) await client.query(statement);
}

function compareDefinitions(live: readonly Routine[], expected: readonly Routine[]): string[] {
  const byTitle = new Map(expected.map((routine) => [routine.title, routine]));
  const missing = live.flatMap(({ title, name, definition }) => {
    const counterpart = byTitle.get(title);
    byTitle.delete(title);
    if (!counterpart) return [`The file of ${name} doesn't define the ${title}. A migration has to drop it.`];
    return counterpart.definition === definition ? [] : [`The file of ${name} defines a different ${title}.`];
  });
  return [...missing, ...[...byTitle.values()].map(({ title }) => `The database has no ${title}.`)];
}

/**
 * Returns the names of functions that an index, a constraint or a column uses, and of those that they call. When one of
 * these functions changes, stored values no longer match its results. Only migrations may define these functions,
 * because a migration can also rebuild the values.
 */
async function findReservedFunctions(client: pg.ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string; source: string; isUsed: boolean }>(
    `SELECT p.proname AS name, coalesce(p.prosrc, '') AS source, EXISTS (
       SELECT FROM pg_depend d WHERE d.refclassid = 'pg_proc'::regclass AND d.refobjid = p.oid
         AND d.classid IN ('pg_class'::regclass, 'pg_constraint'::regclass, 'pg_attrdef'::regclass)) AS "isUsed"
     FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace`,
  );
  const reserved = new Set<string>();
  const reserve = ({ name, source }: { name: string; source: string }): void => {
    if (reserved.has(name)) return;
    reserved.add(name);
    for (const other of rows) if (new RegExp(`\\b${other.name}\\s*\\(`).test(source)) reserve(other);
  };
  for (const row of rows) if (row.isUsed) reserve(row);
  return reserved;
}

// A row's location shows whether a function or trigger was rewritten. Comparing definitions wouldn't work, because a
// trigger's definition also changes when a migration renames a column, which is allowed.
const routineStatementSql = `
  SELECT p.proname AS name, 'function ' || p.oid::regprocedure AS title, p.ctid::text AS location,
    CASE WHEN p.prorettype = 'trigger'::regtype THEN 'triggers' ELSE 'functions' END AS folder
  FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT p.proname, format('trigger %I on %s', t.tgname, t.tgrelid::regclass), t.ctid::text, 'triggers'
  FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
  ORDER BY name, title`;

interface RoutineStatement {
  name: string;
  title: string;
  location: string;
  folder: string;
}

/**
 * Lists the functions and triggers that migrations create or change after the migration that creates the table
 * `routine_file`, although only files should. Applies the migrations one by one to an empty database, in a transaction
 * that is rolled back.
 * @param migrations their folder
 * @returns one message for each function or trigger
 */
export async function findLateDefinitions(client: pg.ClientBase, migrations: string): Promise<string[]> {
  const lateDefinitions: (RoutineStatement & { migration: string })[] = [];
  await client.query('BEGIN');
  try {
    let before: Map<string, string> | undefined;
    for (const migration of readMigrations(migrations)) {
      await migrateInTransaction(client, [migration]);
      if (!(await hasMigrationTable(client))) continue;
      const { rows } = await client.query<RoutineStatement>(routineStatementSql);
      for (const routine of before ? rows : []) {
        if (before?.get(routine.title) !== routine.location)
          lateDefinitions.push({ ...routine, migration: migration.name });
      }
      before = new Map(rows.map(({ title, location }) => [title, location]));
    }
    const reserved = await findReservedFunctions(client);
    return lateDefinitions
      .filter(({ name }) => !reserved.has(name))
      .map(
        ({ title, migration, folder, name }) =>
          `The ${title} is defined by the migration ${migration}. Change prisma/${folder}/${name}.sql instead.`,
      );
  } finally {
    await client.query('ROLLBACK');
  }
}

async function hasMigrationTable(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    "SELECT to_regclass('public.routine_file') IS NOT NULL AS exists",
  );
  return rows[0]?.exists ?? false;
}
