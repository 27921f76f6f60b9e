import type { RefusedLearner, RosterSettings } from '@glossa/contract/learner-import';
import type { Queryable } from '@glossa/db/database';
import { first, many, run, statements } from '@glossa/db/statements';

import type { Actor } from '../deeds.ts';
import type { LearnerState } from '../change-queries.ts';
import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  find: { settings: RosterSettings | null };
  findOpen: { settings: RosterSettings; actor: Actor };
  listRefusals: Pick<RefusedLearner, 'reason'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('learnersRoster', {
  insert: 'INSERT INTO learner_import (id, owner_id, file_name) VALUES ($1, $2, $3)',
  find: `SELECT id, file_name AS "fileName", settings, task_id AS "taskId", added, changed, kept, refused, invited,
     finished_at IS NOT NULL AS finished
   FROM learner_import WHERE id = $1 AND owner_id = $2`,
  start: `UPDATE learner_import SET task_id = $3, settings = $4 WHERE id = $1 AND owner_id = $2 AND task_id IS NULL`,
  // `start` sets the settings together with the task.
  findOpen: `SELECT i.settings, i.task_id AS "taskId", i.done, i.lines,
     jsonb_build_object('id', l.id, 'email', l.email::text, 'firstName', l.first_name, 'lastName', l.last_name) AS actor,
     l.is_superuser AND l.is_active AS "mayImport"
   FROM learner_import i JOIN learner l ON l.id = i.owner_id
   JOIN task t ON t.id = i.task_id AND t.status IN ('PENDING', 'STARTED')
   WHERE i.id = $1 AND i.finished_at IS NULL`,
  lock: `SELECT o.is_superuser AND o.is_active AS "mayImport" FROM learner_import i JOIN task t ON t.id = i.task_id
     JOIN learner o ON o.id = i.owner_id
   WHERE i.id = $1 AND i.task_id = $2 AND i.done = $3 AND i.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED')
   FOR UPDATE OF i, t`,
  setLines: 'UPDATE learner_import SET lines = $2 WHERE id = $1',
  addCounts: `UPDATE learner_import SET done = $2, added = added + $3, changed = changed + $4, kept = kept + $5, refused = refused + $6
   WHERE id = $1`,
  findCounts: 'SELECT added, changed, kept, refused FROM learner_import WHERE id = $1',
  insertRefusals: `INSERT INTO learner_import_refusal (import_id, line, field, reason, text)
   SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[], $5::text[])`,
  listRefusals: `SELECT line, field AS "column", reason, text FROM learner_import_refusal WHERE import_id = $1 ORDER BY line LIMIT $2`,
  listKnown: `SELECT id, lower(email::text) AS key, username::text, first_name AS firstname, last_name AS lastname, address,
     postal_code AS postalcode, city, country, native_language, current_language, coalesce(selected_languages, '{}') AS selected_languages, subscription_type,
     points, business, is_superuser, is_staff, can_manage_content
   FROM learner WHERE email = ANY ($1::citext[])`,
  listTaken: 'SELECT id, lower(username::text) AS key FROM learner WHERE username = ANY ($1::citext[])',
  finish: 'UPDATE learner_import SET finished_at = now() WHERE id = $1',
});

/** An import of the admin who requests it. */
export type RosterRow = NonNullable<(typeof sql.find)['types']>['row'];

/** An existing account that a list contains, with the fields that a list can change. */
export interface KnownLearner extends Omit<
  LearnerState,
  'email' | 'is_active' | 'user_level' | 'account_type'
> {
  id: string;
}

export const insertRoster = (
  db: Queryable,
  row: { id: string; ownerId: string; fileName: string },
): Promise<number> => run(db, sql.insert, [row.id, row.ownerId, row.fileName]);

export const findRoster = (db: Queryable, id: string, ownerId: string): Promise<RosterRow | undefined> =>
  first(db, sql.find, [id, ownerId]);

/** Marks an import as started. Returns false when it was already started. */
export const markStarted = async (
  tx: Queryable,
  { id, ownerId, taskId }: { id: string; ownerId: string; taskId: string },
  settings: RosterSettings,
): Promise<boolean> => (await run(tx, sql.start, [id, ownerId, taskId, JSON.stringify(settings)])) > 0;

/**
 * A started import that has neither ended nor been canceled, for the worker. `done` of its `lines` are processed, whose
 * number is null before the list was read; `mayImport` is whether the admin who started it still is one.
 */
export type OpenRoster = NonNullable<(typeof sql.findOpen)['types']>['row'];

export const openImport = (db: Queryable, id: string): Promise<OpenRoster | undefined> =>
  first(db, sql.findOpen, [id]);

/**
 * Locks an import if its position is still `done`, so that each line is processed once. Returns whether its owner is
 * still an admin, or undefined when another run was faster or the import has ended.
 */
export const lockImport = (
  tx: Queryable,
  { id, taskId, done }: { id: string; taskId: string; done: number },
): Promise<{ mayImport: boolean } | undefined> => first(tx, sql.lock, [id, taskId, done]);

/** Stores the number of lines of a list. */
export const noteLines = (db: Queryable, id: string, lines: number): Promise<number> =>
  run(db, sql.setLines, [id, lines]);

/** Adds to the counts of an import; `done` is the new position. */
export const countDone = (
  tx: Queryable,
  id: string,
  { done, added, changed, kept, refused }: Record<'done' | 'added' | 'changed' | 'kept' | 'refused', number>,
): Promise<number> => run(tx, sql.addCounts, [id, done, added, changed, kept, refused]);

export const noteRefusals = async (
  tx: Queryable,
  id: string,
  lines: readonly RefusedLearner[],
): Promise<void> => {
  if (lines.length === 0) return;
  await run(tx, sql.insertRefusals, [
    id,
    lines.map(({ line }) => line),
    lines.map(({ column }) => column),
    lines.map(({ reason }) => reason),
    lines.map(({ text }) => text),
  ]);
};

/** Lists the first refused lines of an import. */
export const listRefusals = (db: Queryable, id: string, most: number): Promise<RefusedLearner[]> =>
  many(db, sql.listRefusals, [id, most]);

/** Finds accounts by email. The keys are lowercase emails. */
export const findKnown = async (
  db: Queryable,
  emails: readonly string[],
): Promise<ReadonlyMap<string, KnownLearner>> => {
  const rows = await many(db, sql.listKnown, [emails]);
  return new Map(rows.map(({ key, ...row }) => [key, row]));
};

/** Finds the owners of usernames. The keys are lowercase usernames. */
export const findTakenNames = async (
  db: Queryable,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await many(db, sql.listTaken, [names]);
  return new Map(rows.map(({ id, key }) => [key, id]));
};

/** Returns the counts of an import so far, in lines. */
export const readCounts = (
  tx: Queryable,
  id: string,
): Promise<Record<'added' | 'changed' | 'kept' | 'refused', number> | undefined> =>
  first(tx, sql.findCounts, [id]);

export const markFinished = (tx: Queryable, id: string): Promise<number> => run(tx, sql.finish, [id]);
