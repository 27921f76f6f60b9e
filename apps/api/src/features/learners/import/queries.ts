import type { RefusedLearner, RosterSettings, RosterReport } from '@glossa/contract/learner-import';
import type { Queryable, Transaction } from '@glossa/db/database';
import { first, many, run, statements, one } from '@glossa/db/statements';

import type { Actor } from '../audit.ts';
import type { LearnerState } from '../queries.ts';
import type { ListEntry } from './read-line.ts';
import type { QueryTypes } from './queries.types.ts';

/** Maximum number of attempts per email. The delays between them are 1, 5, 25 and 125 minutes. */
const maxAttempts = 5;

interface NarrowTypes {
  findImport: { settings: RosterSettings | null };
  findOpenImport: { settings: RosterSettings; actor: Actor };
  listRefusals: Pick<RefusedLearner, 'reason'>;
  listFailedInvitations: Pick<RosterReport['refused_invitations'][number], 'reason'>;
}

const sql = statements<QueryTypes, NarrowTypes>('learnersImport', {
  findImport: `SELECT id, file_name AS "fileName", settings, task_id AS "taskId", added, changed, kept, refused, invited,
     finished_at IS NOT NULL AS finished
   FROM learner_import WHERE id = $1 AND owner_id = $2`,
  startImport: `UPDATE learner_import SET task_id = $3, settings = $4 WHERE id = $1 AND owner_id = $2 AND task_id IS NULL`,
  // `settings` isn't null here, because `startImport` sets it together with the task.
  findOpenImport: `SELECT i.settings, i.task_id AS "taskId", i.done, i.lines,
     jsonb_build_object('id', l.id, 'email', l.email::text, 'firstName', l.first_name, 'lastName', l.last_name) AS actor,
     l.is_superuser AND l.is_active AS "mayImport"
   FROM learner_import i JOIN learner l ON l.id = i.owner_id
   JOIN task t ON t.id = i.task_id AND t.status IN ('PENDING', 'STARTED')
   WHERE i.id = $1 AND i.finished_at IS NULL`,
  lockImport: `SELECT o.is_superuser AND o.is_active AS "mayImport" FROM learner_import i JOIN task t ON t.id = i.task_id
     JOIN learner o ON o.id = i.owner_id
   WHERE i.id = $1 AND i.task_id = $2 AND i.done = $3 AND i.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED')
   FOR UPDATE OF i, t`,
  listRefusals: `SELECT line, field AS "column", reason, text FROM learner_import_refusal WHERE import_id = $1 ORDER BY line LIMIT $2`,
  listAccountsByEmail: `SELECT id, lower(email::text) AS key, username::text, first_name AS firstname, last_name AS lastname, address,
     postal_code AS postalcode, city, country, native_language, current_language, selected_languages, subscription_type,
     points, business, is_superuser, is_staff, can_manage_content
   FROM learner WHERE email = ANY ($1::citext[])`,
  listUsernameOwners:
    'SELECT id, lower(username::text) AS key FROM learner WHERE username = ANY ($1::citext[])',
  // Claims an invitation only while the import runs and its owner is an admin. The 15-minute lease is longer than a
  // mail server may take to respond; if the worker dies, the invitation becomes due again when the lease expires.
  claimInvitation: `WITH next AS (
     SELECT v.import_id, v.learner_id FROM learner_import_invite v
     JOIN learner_import i ON i.id = v.import_id
     JOIN task t ON t.id = i.task_id AND t.status IN ('PENDING', 'STARTED')
     JOIN learner o ON o.id = i.owner_id AND o.is_superuser AND o.is_active
     WHERE v.import_id = $1 AND v.refusal IS NULL AND v.free_at <= now()
     ORDER BY v.free_at, v.learner_id LIMIT 1 FOR UPDATE OF v SKIP LOCKED)
   UPDATE learner_import_invite v SET free_at = now() + interval '15 minutes'
   FROM next JOIN learner l ON l.id = next.learner_id
   WHERE v.import_id = next.import_id AND v.learner_id = next.learner_id
   RETURNING l.id, l.email::text, l.ui_language AS "uiLanguage"`,
  lockInvited: 'SELECT 1 FROM learner WHERE id = $1 FOR KEY SHARE',
  deleteSentInvitation: `WITH gone AS (DELETE FROM learner_import_invite WHERE import_id = $1 AND learner_id = $2 RETURNING 1)
   UPDATE learner_import SET invited = invited + (SELECT count(*) FROM gone) WHERE id = $1`,
  postponeInvitation: `UPDATE learner_import_invite SET tries = tries + 1, free_at = now() + power(5, tries) * interval '1 minute', answer = $4,
     refusal = CASE WHEN $3 THEN 'mail_refused' WHEN tries + 1 >= ${maxAttempts} THEN 'mail_failed' END
   WHERE import_id = $1 AND learner_id = $2`,
  abandonOldInvitations: `UPDATE learner_import_invite v SET refusal = 'mail_failed' FROM learner_import i JOIN task t ON t.id = i.task_id
   WHERE i.id = $1 AND v.import_id = i.id AND v.refusal IS NULL AND t.created_at < now() - interval '1 day'`,
  countInvitations: `SELECT count(*) FILTER (WHERE refusal IS NULL)::int AS waiting,
     count(*) FILTER (WHERE refusal IS NULL AND tries > 0)::int AS put_off,
     count(*) FILTER (WHERE refusal IS NOT NULL)::int AS not_invited
   FROM learner_import_invite WHERE import_id = $1`,
  listFailedInvitations: `SELECT l.id, l.email::text, v.refusal AS reason, v.answer FROM learner_import_invite v JOIN learner l ON l.id = v.learner_id
   WHERE v.import_id = $1 AND v.refusal IS NOT NULL ORDER BY l.id LIMIT $2`,
  insertLearners: `INSERT INTO learner (id, email, username, password_hash, first_name, last_name, address, postal_code, city, country,
     native_language, current_language, selected_languages, subscription_type, points, business, account_type, ui_language)
   SELECT id, email, username, hash, first, last, address, postal, city, country, native, current,
     CASE WHEN current IS NULL THEN '{}'::smallint[] ELSE ARRAY[current] END, plan, points, business, 'learner',
     -- The importing admin's language, until they choose one.
     (SELECT o.ui_language FROM learner_import i JOIN learner o ON o.id = i.owner_id WHERE i.id = $16)
   FROM unnest($1::uuid[], $2::citext[], $3::citext[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[],
     $10::text[], $11::text[], $12::smallint[], $13::subscription_type[], $14::int[], $15::bool[])
     AS given (id, email, username, hash, first, last, address, postal, city, country, native, current, plan, points, business)
   ORDER BY email ON CONFLICT DO NOTHING RETURNING id`,
});

export type ImportRow = NonNullable<(typeof sql.findImport)['types']>['row'];

/** An existing account that appears in a list, with the fields that a list can change. */
export interface ExistingAccount extends Omit<
  LearnerState,
  'email' | 'is_active' | 'user_level' | 'account_type'
> {
  id: string;
}

/** Stores an uploaded list whose import hasn't been started yet. */
export const insertImport = async (
  db: Queryable,
  { id, ownerId, fileName }: { id: string; ownerId: string; fileName: string },
): Promise<void> => {
  await db.prisma.learnerImport.create({ data: { id, ownerId, fileName } });
};

/** Finds an import by its ID, unless it belongs to another admin. */
export const findImport = (db: Queryable, id: string, ownerId: string): Promise<ImportRow | undefined> =>
  first(db, sql.findImport, [id, ownerId]);

/** Marks an import as started. Returns false when it was already started. */
export const markStarted = async (
  tx: Queryable,
  { id, ownerId, taskId }: { id: string; ownerId: string; taskId: string },
  settings: RosterSettings,
): Promise<boolean> => (await run(tx, sql.startImport, [id, ownerId, taskId, JSON.stringify(settings)])) > 0;

/**
 * A started import that has neither ended nor been canceled. `done` of its `lines` have been processed; `lines` is null
 * until the list has been read. `mayImport` is true if the account that started the import is still an active admin.
 */
export type OpenImport = NonNullable<(typeof sql.findOpenImport)['types']>['row'];

/** Finds an import that has started, unless it has ended or was canceled. */
export const findOpenImport = (db: Queryable, id: string): Promise<OpenImport | undefined> =>
  first(db, sql.findOpenImport, [id]);

/**
 * Locks an import if its position is still `done`, so that each line is processed once. Returns whether its owner is
 * still an admin, or undefined when another run got there first or the import has ended.
 */
export const lockImport = (
  tx: Queryable,
  { id, taskId, done }: { id: string; taskId: string; done: number },
): Promise<{ mayImport: boolean } | undefined> => first(tx, sql.lockImport, [id, taskId, done]);

export const setLineCount = async (db: Queryable, id: string, lines: number): Promise<void> => {
  await db.prisma.learnerImport.updateMany({ where: { id }, data: { lines } });
};

/** Adds to the counts of an import; `done` is the new position. */
export const addCounts = async (
  tx: Queryable,
  id: string,
  { done, added, changed, kept, refused }: Record<'done' | 'added' | 'changed' | 'kept' | 'refused', number>,
): Promise<void> => {
  await tx.prisma.learnerImport.updateMany({
    where: { id },
    data: {
      done,
      added: { increment: added },
      changed: { increment: changed },
      kept: { increment: kept },
      refused: { increment: refused },
    },
  });
};

/** Stores the reasons why lines were rejected. */
export const insertRejections = async (
  tx: Queryable,
  importId: string,
  lines: readonly RefusedLearner[],
): Promise<void> => {
  await tx.prisma.learnerImportRefusal.createMany({
    data: lines.map(({ line, column, reason, text }) => ({ importId, line, field: column, reason, text })),
  });
};

/** Lists up to `limit` rejected lines of an import, in order. */
export const listRefusals = (db: Queryable, id: string, limit: number): Promise<RefusedLearner[]> =>
  many(db, sql.listRefusals, [id, limit]);

/** Finds accounts by email. The keys are lowercase emails. */
export const findAccountsByEmail = async (
  db: Queryable,
  emails: readonly string[],
): Promise<ReadonlyMap<string, ExistingAccount>> => {
  const rows = await many(db, sql.listAccountsByEmail, [emails]);
  return new Map(rows.map(({ key, ...row }) => [key, row]));
};

/** Finds the owners of usernames. The keys are lowercase usernames. */
export const findUsernameOwners = async (
  db: Queryable,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await many(db, sql.listUsernameOwners, [names]);
  return new Map(rows.map(({ id, key }) => [key, id]));
};

/** Returns an import's line counts so far. */
export const findCounts = (
  tx: Queryable,
  id: string,
): Promise<Record<'added' | 'changed' | 'kept' | 'refused', number> | null> =>
  tx.prisma.learnerImport.findUnique({
    where: { id },
    select: { added: true, changed: true, kept: true, refused: true },
  });

/** Records that an import is complete. */
export const markFinished = async (tx: Queryable, id: string): Promise<void> => {
  await tx.prisma.learnerImport.updateMany({ where: { id }, data: { finishedAt: new Date() } });
};

/** Claims a due invitation for 15 minutes. Returns undefined when there is none. */
export const claimInvitation = (
  db: Queryable,
  importId: string,
): Promise<{ id: string; email: string; uiLanguage: string } | undefined> =>
  first(db, sql.claimInvitation, [importId]);

/** Prevents an account's deletion until the transaction ends. Returns false when it no longer exists. */
export const lockInvited = async (tx: Transaction, learnerId: string): Promise<boolean> =>
  (await first(tx, sql.lockInvited, [learnerId])) !== undefined;

/** Deletes an invitation that was sent, and counts it. */
export const markInvited = (db: Queryable, importId: string, learnerId: string): Promise<number> =>
  run(db, sql.deleteSentInvitation, [importId, learnerId]);

/**
 * Records a failed attempt and the mail server's response. Schedules a retry unless the failure is `final` or no
 * attempts are left.
 */
export const recordFailedInvitation = (
  db: Queryable,
  { importId, learnerId }: { importId: string; learnerId: string },
  { final, answer }: { final: boolean; answer: string },
): Promise<number> => run(db, sql.postponeInvitation, [importId, learnerId, final, answer]);

/** Gives up on the remaining invitations if the import started more than a day ago. */
export const abandonOldInvitations = (db: Queryable, importId: string): Promise<number> =>
  run(db, sql.abandonOldInvitations, [importId]);

/** Counts the invitations of an import that are still to be sent, and those that failed. */
export const countInvitations = (
  db: Queryable,
  importId: string,
): Promise<Pick<RosterReport, 'waiting' | 'put_off' | 'not_invited'>> =>
  one(db, sql.countInvitations, [importId]);

/** Lists up to `limit` people who couldn't be invited. */
export const listFailedInvitations = (
  db: Queryable,
  importId: string,
  limit: number,
): Promise<RosterReport['refused_invitations']> => many(db, sql.listFailedInvitations, [importId, limit]);

/** A learner to add, with an ID and a password hash. */
export type PreparedLearner = ListEntry & { id: string; passwordHash: string };

/** Inserts imported learners. Returns the IDs of those whose email and username were free. */
export async function insertLearners(
  tx: Transaction,
  importId: string,
  learners: readonly (PreparedLearner & { username: string })[],
): Promise<ReadonlySet<string>> {
  const texts = (
    name: 'firstname' | 'lastname' | 'address' | 'postalcode' | 'city' | 'country' | 'native_language',
  ) => learners.map((learner) => learner[name] ?? '');
  const rows = await many(tx, sql.insertLearners, [
    learners.map(({ id }) => id),
    learners.map(({ email }) => email),
    learners.map(({ username }) => username),
    learners.map(({ passwordHash }) => passwordHash),
    texts('firstname'),
    texts('lastname'),
    texts('address'),
    texts('postalcode'),
    texts('city'),
    texts('country'),
    texts('native_language'),
    learners.map(({ current_language: language }) => language ?? null),
    learners.map(({ subscription_type: plan }) => plan ?? 'Basic'),
    learners.map(({ points }) => points ?? 0),
    learners.map(({ business }) => business ?? false),
    importId,
  ]);
  return new Set(rows.map(({ id }) => id));
}

/** Records whom to invite. */
export const insertInvitations = async (
  tx: Transaction,
  importId: string,
  learnerIds: readonly string[],
): Promise<void> => {
  await tx.prisma.learnerImportInvite.createMany({
    data: learnerIds.map((learnerId) => ({ importId, learnerId })),
  });
};
