import { fail } from '@glossa/contract/failure';
import {
  maxRosterRecords,
  type RefusedLearner,
  type RosterPreview,
  type RosterReport,
  type RosterSettings,
} from '@glossa/contract/learner-import';
import type { Task } from '@glossa/contract/tasks';
import type { Database, Queryable } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import { importLearners } from '@glossa/jobs/definitions';

import type { Deps } from '#deps.ts';
import { learnerImportKey } from '#domain/accounts/learner-import-key.ts';
import { requireVerifiedEmail } from '#domain/accounts/email-verification.ts';
import type { User } from '#domain/accounts/user.ts';
import { createTask, findTask } from '#domain/tasks/tasks.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { recordLearnerAudit, type Actor } from '../audit.ts';
import { planLines } from './plan-lines.ts';
import * as queries from './queries.ts';
import { loadList } from './read-list.ts';

type PreviewDeps = Pick<Deps, 'db' | 'sealed'>;

/** Maximum number of lines and rejected lines in a preview, and of characters per cell. */
const [previewLines, previewRejections, previewCellLength] = [8, 50, 80];
/** Maximum number of rejected lines and invitations in a report. The CSV file contains all rejected lines. */
const maxRejectedInReport = 100;
/** Lines per database lookup. */
const batchSize = 2000;

/**
 * Stores an uploaded list and returns its preview. An unreadable list is not stored.
 * @throws {Failure} roster_without_email, roster_large, roster_empty
 */
export async function uploadList(
  deps: PreviewDeps,
  ownerId: string,
  file: UploadedFile,
): Promise<RosterPreview> {
  const id = newId();
  const fileName = file.name.slice(0, 300);
  const owner = { ownerId, kind: 'other', reservation: file.reservation } as const;
  await deps.sealed.adoptFor(owner, learnerImportKey(id), file.path);
  try {
    const preview = await buildPreview(deps, { id, fileName }, { existing: 'skip' });
    await queries.insertImport(deps.db, { id, ownerId, fileName });
    return preview;
  } catch (error) {
    await deps.sealed.remove(learnerImportKey(id));
    throw error;
  }
}

/**
 * Returns what importing a list would do with the given settings.
 * @throws {Failure} import_not_found, import_started
 */
export async function previewImport(
  deps: PreviewDeps,
  ownerId: string,
  { id, settings }: { id: string; settings: RosterSettings },
): Promise<RosterPreview> {
  const row = (await queries.findImport(deps.db, id, ownerId)) ?? fail('import_not_found');
  if (row.taskId) return fail('import_started');
  return buildPreview(deps, row, settings);
}

/**
 * Starts an import and returns its task, or the existing task if it was already started.
 * @throws {Failure} import_not_found, import_started, email_not_verified if invitations are requested and the
 *   admin's email address isn't confirmed
 */
export async function startImport(
  { db, jobs, config }: Pick<Deps, 'db' | 'jobs' | 'config'>,
  user: Actor & Pick<User, 'emailVerifiedAt'>,
  { id, settings }: { id: string; settings: RosterSettings },
): Promise<Task> {
  const row = (await queries.findImport(db, id, user.id)) ?? fail('import_not_found');
  const existingTask = row.taskId ? await findTask(db, { id: row.taskId, ownerId: user.id }) : undefined;
  if (existingTask) return existingTask;
  if (settings.invite) requireVerifiedEmail(user, config);
  const task = await db.transaction(async (tx) => {
    const created = await createTask(tx, {
      ownerId: user.id,
      type: 'import_learners',
      title: row.fileName,
      result: { import_id: id },
    });
    if (!(await queries.markStarted(tx, { id, ownerId: user.id, taskId: created.id }, settings)))
      fail('import_started');
    await recordLearnerAudit(tx, user, {
      action: 'import',
      target: id,
      detail: { started: true, ...settings },
    });
    return created;
  });
  await jobs.enqueue(importLearners, { importId: id }, id);
  return task;
}

/** Returns an import's progress and what has been rejected so far. @throws {Failure} import_not_found */
export function getReport(db: Database, ownerId: string, id: string): Promise<RosterReport> {
  // Read one snapshot: the job may end between the queries, but a finished task must come with its final counts.
  return db.readSnapshot((tx) => readReport(tx, ownerId, id));
}

async function readReport(db: Queryable, ownerId: string, id: string): Promise<RosterReport> {
  const row = (await queries.findImport(db, id, ownerId)) ?? fail('import_not_found');
  const { fileName, finished, added, changed, kept, refused, invited, taskId } = row;
  const task = taskId ? await findTask(db, { id: taskId, ownerId }) : undefined;
  return {
    id,
    file_name: fileName,
    task: task ?? null,
    finished,
    added,
    changed,
    kept,
    refused,
    invited,
    ...(await queries.countInvitations(db, id)),
    refused_lines: await queries.listRefusals(db, id, maxRejectedInReport),
    refused_invitations: await queries.listFailedInvitations(db, id, maxRejectedInReport),
  };
}

/** Returns all rejected lines of an import. @throws {Failure} import_not_found */
export async function listRejected(db: Queryable, ownerId: string, id: string): Promise<RefusedLearner[]> {
  if (!(await queries.findImport(db, id, ownerId))) fail('import_not_found');
  return queries.listRefusals(db, id, maxRosterRecords);
}

async function buildPreview(
  { db, sealed }: PreviewDeps,
  { id, fileName }: { id: string; fileName: string },
  settings: Pick<RosterSettings, 'existing'>,
): Promise<RosterPreview> {
  const list = await loadList(sealed, id);
  const { columns, lines } = list;
  const counts = { lines: lines.length, added: 0, changed: 0, kept: 0, refused: 0, without_password: 0 };
  const refused: RosterPreview['refused'] = [];
  for (let at = 0; at < lines.length; at += batchSize) {
    const plan = await planLines(db, list, lines.slice(at, at + batchSize), settings);
    counts.added += plan.add.length;
    counts.without_password += plan.add.filter(({ password }) => password === undefined).length;
    counts.changed += plan.change.length;
    counts.kept += plan.kept;
    counts.refused += plan.refused.length;
    refused.push(...plan.refused.slice(0, previewRejections - refused.length));
  }
  const previewedLines = lines.filter((line) => 'entry' in line).slice(0, previewLines);
  return {
    id,
    file_name: fileName,
    columns,
    sample: previewedLines.map(({ line, cells }) => ({
      line,
      cells: columns.map(({ field }, index) =>
        field === 'password' && cells[index] ? '••••••••' : (cells[index] ?? '').slice(0, previewCellLength),
      ),
    })),
    counts,
    refused,
  };
}
