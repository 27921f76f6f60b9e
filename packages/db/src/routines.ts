import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type pg from 'pg';

import { sqlState } from './failures.ts';

const folders = ['functions', 'triggers'];
const extension = '.sql';

/** A file that creates one function with its overloads, or a trigger function with its triggers. */
export interface RoutineFile {
  /** Path without the extension: the folder, a slash and the name of the function. */
  name: string;
  sql: string;
  /** SHA-256 of `sql` in hex. */
  checksum: string;
}

/** A function of the schema `public`, or a trigger that calls it. */
export interface Routine {
  /** Name of the function. */
  name: string;
  /** Description for messages, e.g. `function word_class(integer)` or `trigger text_shelf on text`. */
  title: string;
  /** Whether it is a trigger or a trigger function. */
  isTriggerRelated: boolean;
  /** Its CREATE statement as PostgreSQL writes it. */
  definition: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the name of the function that a file defines. */
export const getFunctionName = (file: Pick<RoutineFile, 'name'>): string => path.posix.basename(file.name);

/**
 * Reads the files in `functions` and then `triggers`, the folders beside that of the migrations.
 * @param migrations the folder of the migrations
 * @throws {Error} when one of the two folders doesn't exist
 */
export function readRoutines(migrations: string): RoutineFile[] {
  return folders.flatMap((folder) => {
    const directory = path.join(migrations, '..', folder);
    const files = readdirSync(directory).filter((file) => file.endsWith(extension));
    return files.sort().map((file) => {
      const sql = readFileSync(path.join(directory, file), 'utf8');
      return { name: `${folder}/${file.slice(0, -extension.length)}`, sql, checksum: sha256(sql) };
    });
  });
}

const liveRoutinesSql = `
  SELECT p.proname AS name, 'function ' || p.oid::regprocedure AS title, p.prorettype = 'trigger'::regtype AS "isTriggerRelated",
    pg_get_functiondef(p.oid) AS definition
  FROM pg_proc p
  WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
  UNION ALL
  SELECT p.proname, format('trigger %I on %s', t.tgname, t.tgrelid::regclass), true, pg_get_triggerdef(t.oid)
  FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid JOIN pg_class c ON c.oid = t.tgrelid
  WHERE c.relnamespace = 'public'::regnamespace AND NOT t.tgisinternal
  ORDER BY name, title`;

/** Lists the functions and triggers of the schema `public`, except those of extensions. */
export async function listLiveRoutines(client: pg.ClientBase): Promise<Routine[]> {
  return (await client.query<Routine>(liveRoutinesSql)).rows;
}

/** Returns, by function name, the SHA-256 of everything that belongs to the function. */
async function readLiveChecksums(client: pg.ClientBase): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const { name, definition } of await listLiveRoutines(client)) {
    texts.set(name, `${texts.get(name) ?? ''}${definition};\n`);
  }
  return new Map([...texts].map(([name, text]) => [name, sha256(text)]));
}

/**
 * Applies the files that changed since they were last applied, and those whose functions or triggers were changed or
 * dropped in the database since then. Applies all of them or none. Runs in the client's open transaction, after the
 * migrations and under their lock.
 * @returns names of the files applied now
 * @throws {Error} when a file can't be applied; the message names it
 */
export async function applyRoutines(client: pg.ClientBase, files: readonly RoutineFile[]): Promise<string[]> {
  // PostgreSQL writes definitions differently under another search path, and they are compared below.
  await client.query('SET LOCAL search_path = public');
  const { rows } = await client.query<{ name: string; checksum: string; definition: string }>(
    'SELECT name, checksum, definition FROM public.routine_file',
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  const checksumsBefore = await readLiveChecksums(client);
  const changedFiles = files.filter((file) => {
    const row = known.get(file.name);
    return row?.checksum !== file.checksum || row.definition !== checksumsBefore.get(getFunctionName(file));
  });
  const names = files.map(({ name }) => name);
  // Forget removed files, because a file that is later restored unchanged would still count as applied.
  await client.query('DELETE FROM public.routine_file WHERE name <> ALL ($1)', [names]);
  if (changedFiles.length === 0) return [];
  await runFiles(client, changedFiles);
  const checksumsAfter = await readLiveChecksums(client);
  await client.query(
    `INSERT INTO public.routine_file (name, checksum, definition) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
     ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, definition = excluded.definition, applied_at = now()`,
    [
      changedFiles.map(({ name }) => name),
      changedFiles.map(({ checksum }) => checksum),
      changedFiles.map((file) => checksumsAfter.get(getFunctionName(file)) ?? ''),
    ],
  );
  return changedFiles.map(({ name }) => name);
}

/**
 * Runs files in the client's open transaction. Retries failed files after all others, because a function may require
 * another function from a later file.
 * @throws {Error} when all remaining files fail; the message names each one with its reason
 */
export async function runFiles(client: pg.ClientBase, files: readonly RoutineFile[]): Promise<void> {
  let pendingFiles = files;
  while (pendingFiles.length > 0) {
    const failed: { file: RoutineFile; error: unknown }[] = [];
    for (const file of pendingFiles) {
      await client.query('SAVEPOINT routine_file');
      try {
        await client.query(file.sql);
        await client.query('RELEASE routine_file');
      } catch (error) {
        if (isLocked(error)) throw new Error(describeFailure(file, error), { cause: error });
        await client.query('ROLLBACK TO routine_file');
        failed.push({ file, error });
      }
    }
    if (failed.length === pendingFiles.length) {
      const failures = failed.map(({ file, error }) => describeFailure(file, error));
      throw new Error(failures.join('\n'), { cause: failed[0]?.error });
    }
    pendingFiles = failed.map(({ file }) => file);
  }
}

/** Returns whether a statement failed to acquire a lock (lock timeout or deadlock), so a retry may succeed. */
export const isLocked = (error: unknown): boolean => ['55P03', '40P01'].includes(sqlState(error) ?? '');

function describeFailure({ name }: RoutineFile, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  // CREATE OR REPLACE can change neither the return type nor the names of parameters.
  const hint = sqlState(error) === '42P13' ? '. A migration has to drop the function first.' : '';
  return `${name}${extension} can't be applied: ${reason}${hint}`;
}
