import type { RefusedLearner } from '@glossa/contract/learner-import';
import type { Database, Transaction } from '@glossa/db/database';

import type { Deps } from '#deps.ts';
import { learnerImportKey } from '#domain/accounts/learner-import-key.ts';
import { foldLearnerCounts } from '#domain/accounts/queries.ts';
import { updateProgress } from '#domain/tasks/queries.ts';
import { finishTask } from '#domain/tasks/tasks.ts';
import { throttleProgress } from '#domain/tasks/throttle-progress.ts';
import { recordLearnerAudit } from '../audit.ts';
import { applyChange } from '../apply-change.ts';
import { addLearners, prepareLearners } from './add-learners.ts';
import { planLines } from './plan-lines.ts';
import * as queries from './queries.ts';
import { loadList, toRejectedLearner, collectUsernames, type Roster, type RosterLine } from './read-list.ts';
import { sendInvitations } from './send-invitations.ts';

export type ImportDeps = Pick<Deps, 'db' | 'sealed' | 'mailer' | 'config' | 'log'>;

/** Lines per transaction. */
const batchSize = 250;
/** Progress in percent once all lines are imported, and once only postponed invitations are left. */
const [linesPercent, postponedPercent] = [90, 95];

/**
 * Imports a list. May run twice, even concurrently: each batch is a transaction that checks the import's position.
 * While the mail server postpones invitations, the run ends without finishing the task, and the sweeper enqueues it
 * again.
 */
export async function runImport(deps: ImportDeps, id: string): Promise<void> {
  const { db, sealed } = deps;
  const openImport = await queries.findOpenImport(db, id);
  if (!openImport) return;
  const { taskId } = openImport;
  if (!openImport.mayImport) return db.transaction((tx) => endImport(tx, id, openImport, 'forbidden'));
  const reportProgress = throttleProgress((percent) => updateProgress(db, taskId, percent));
  const done =
    openImport.done === openImport.lines
      ? openImport.done
      : await importLines(deps, { id, open: openImport }, reportProgress);
  if (done === undefined) return;
  const unsentCount = await sendInvitations(deps, id, (share) =>
    reportProgress(linesPercent + (100 - linesPercent) * share),
  );
  if (unsentCount > 0) return void (await updateProgress(db, taskId, postponedPercent));
  const finished = await db.transaction(async (tx) => {
    if (!(await lockToContinue(tx, { id, open: openImport, done }))) return false;
    await queries.markFinished(tx, id);
    await endImport(tx, id, openImport);
    return true;
  });
  // Delete the file, which may contain passwords. A canceled import keeps the file for another attempt.
  if (finished) await sealed.remove(learnerImportKey(id));
}

/** Imports the remaining lines. Returns the total number of lines, or undefined when the import must not continue. */
async function importLines(
  { db, sealed }: Pick<ImportDeps, 'db' | 'sealed'>,
  { id, open }: { id: string; open: queries.OpenImport },
  reportProgress: (percent: number) => void,
): Promise<number | undefined> {
  const list = await loadList(sealed, id);
  const total = list.lines.length;
  const listedUsernames = collectUsernames(list);
  await queries.setLineCount(db, id, total);
  for (let at = open.done; at < total; at += batchSize) {
    const lines = list.lines.slice(at, at + batchSize);
    const onProgress = (done: number) => reportProgress((linesPercent * (at + done)) / total);
    if (!(await importBatch(db, { id, open, list, listedUsernames, lines, at }, onProgress)))
      return undefined;
    await foldLearnerCounts(db);
  }
  return total;
}

/** Marks an import as permanently failed if it is still open. */
export async function failImport(db: Database, id: string): Promise<void> {
  const openImport = await queries.findOpenImport(db, id);
  if (openImport) await db.transaction((tx) => endImport(tx, id, openImport, 'internal_error'));
}

/**
 * Locks an import for a transaction that continues it. Returns false when another run got there first, the import has
 * ended, or its owner is no longer an admin, which ends the import.
 */
async function lockToContinue(
  tx: Transaction,
  { id, open, done }: { id: string; open: queries.OpenImport; done: number },
): Promise<boolean> {
  const locked = await queries.lockImport(tx, { id, taskId: open.taskId, done });
  if (locked && !locked.mayImport) await endImport(tx, id, open, 'forbidden');
  return locked?.mayImport ?? false;
}

interface Batch {
  id: string;
  open: queries.OpenImport;
  list: Roster;
  /** Usernames in the list, in lowercase. */
  listedUsernames: ReadonlySet<string>;
  lines: RosterLine[];
  at: number;
}

/** Imports a batch of lines. Returns false when another run got there first or the import has ended. */
async function importBatch(db: Database, batch: Batch, onProgress: (done: number) => void): Promise<boolean> {
  const { id, open, list, lines, at, listedUsernames } = batch;
  // Hashing is slow, so it happens before any row is locked.
  const expected = await planLines(db, list, lines, open.settings);
  let hashed = 0;
  const learners = await prepareLearners(expected.add, () => onProgress((hashed += 1)));
  return db.transaction(async (tx) => {
    if (!(await lockToContinue(tx, { id, open, done: at }))) return false;
    const { change: changes, refused } = await planLines(tx, list, lines, open.settings);
    // Use a fixed order, so that two concurrent lists with the same people don't deadlock.
    changes.sort((one, other) => (one.id < other.id ? -1 : 1));
    for (const { id: learnerId, change } of changes) await applyChange(tx, open.actor, learnerId, change);
    const invites = open.settings.invite;
    const notAdded = await addLearners(tx, learners, {
      importId: id,
      shouldInvite: invites,
      listedUsernames,
    });
    const takenUsernames = await rejectTakenUsernames(tx, batch, notAdded);
    const rejectedLines = new Set(refused.map(({ line }) => line));
    const rejected = [...refused, ...takenUsernames.filter(({ line }) => !rejectedLines.has(line))];
    await queries.insertRejections(tx, id, rejected);
    const added = learners.length - notAdded.length;
    const done = at + lines.length;
    const counts = { added, changed: changes.length, refused: rejected.length };
    await queries.addCounts(tx, id, {
      ...counts,
      done,
      kept: lines.length - added - changes.length - rejected.length,
    });
    return true;
  });
}

/**
 * Returns rejections for usernames taken in the meantime. A line whose email was taken isn't rejected, because an
 * account for it now exists.
 */
async function rejectTakenUsernames(
  tx: Transaction,
  { list, lines }: Batch,
  notAdded: readonly queries.PreparedLearner[],
): Promise<RefusedLearner[]> {
  if (notAdded.length === 0) return [];
  const known = await queries.findAccountsByEmail(
    tx,
    notAdded.map(({ email }) => email),
  );
  const rejectedEmails = new Set(
    notAdded.map(({ email }) => email).filter((email) => !known.has(email.toLowerCase())),
  );
  return lines.flatMap((line) =>
    'entry' in line && rejectedEmails.has(line.entry.email)
      ? [toRejectedLearner(list.columns, line, { field: 'username', reason: 'username_taken' })]
      : [],
  );
}

/**
 * Ends an import's task, with an error code if it failed, and writes one audit entry for the whole list. The start has
 * its own entry, so a canceled import is recorded too.
 */
async function endImport(
  tx: Transaction,
  id: string,
  { taskId, actor }: Pick<queries.OpenImport, 'taskId' | 'actor'>,
  failure?: string,
): Promise<void> {
  const end =
    failure === undefined ? { status: 'SUCCESS' as const } : { status: 'FAILURE' as const, message: failure };
  if (!(await finishTask(tx, taskId, end))) return;
  const counts = await queries.findCounts(tx, id);
  const detail = { ...counts, ...(failure !== undefined && { failure }) };
  await recordLearnerAudit(tx, actor, { action: 'import', target: id, detail });
}
