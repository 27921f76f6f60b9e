import { importLearners } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';

import type { Deps } from '#deps.ts';
import { foldLearnerCounts } from '#domain/accounts/fold-learner-counts.ts';
import { rosterKey } from '#domain/accounts/roster-key.ts';
import { steadyBeat, TaskEnded } from '#domain/tasks/steady-beat.ts';
import { beatTask } from '#domain/tasks/tasks.ts';
import { endImport } from './end-import.ts';
import { inviteAdded } from './invite-added.ts';
import { markFinished, noteLines, openImport, type OpenRoster } from './queries.ts';
import { givenNames, openRoster } from './read-roster.ts';
import { goesOn, takeBatch } from './take-batch.ts';

type ImportDeps = Pick<Deps, 'db' | 'sealed' | 'mailer' | 'config' | 'log'>;

/** Lines per transaction. */
const batch = 250;
/** Progress in percent once all lines are imported, and while postponed invitations wait. */
const [linesShare, invitesWait] = [90, 95];

/**
 * Imports a list. May run twice, even concurrently: each batch is a transaction that checks where the import is. While
 * the mail server postpones invitations, the run ends without ending the task, and the sweeper enqueues it again.
 */
async function runImport(deps: ImportDeps, id: string): Promise<void> {
  const { db, sealed } = deps;
  const open = await openImport(db, id);
  if (!open) return;
  const { taskId } = open;
  if (!open.mayImport) return db.transaction((tx) => endImport(tx, id, open, 'forbidden'));
  const beat = steadyBeat((percent) => beatTask(db, taskId, percent));
  const done = open.done === open.lines ? open.done : await takeLines(deps, { id, open }, beat);
  if (done === undefined) return;
  const left = await inviteAdded(deps, id, (share) => beat(linesShare + (100 - linesShare) * share));
  if (left > 0) return void (await beatTask(db, taskId, invitesWait));
  const finished = await db.transaction(async (tx) => {
    if (!(await goesOn(tx, { id, open, done }))) return false;
    await markFinished(tx, id);
    await endImport(tx, id, open);
    return true;
  });
  // The file may contain passwords. A canceled import keeps it for another attempt.
  if (finished) await sealed.remove(rosterKey(id));
}

/** Imports the remaining lines. Returns the total number of lines, or undefined when the import must not continue. */
async function takeLines(
  { db, sealed }: Pick<ImportDeps, 'db' | 'sealed'>,
  { id, open }: { id: string; open: OpenRoster },
  beat: (percent: number) => void,
): Promise<number | undefined> {
  const roster = await openRoster(sealed, id);
  const total = roster.lines.length;
  const given = givenNames(roster);
  await noteLines(db, id, total);
  for (let at = open.done; at < total; at += batch) {
    const lines = roster.lines.slice(at, at + batch);
    const share = (done: number) => beat((linesShare * (at + done)) / total);
    if (!(await takeBatch(db, { id, open, roster, given, lines, at }, share))) return undefined;
    await foldLearnerCounts(db);
  }
  return total;
}

export const importLearnersHandler = (deps: ImportDeps): JobHandler =>
  handles(importLearners, async ({ importId }, { last }) => {
    try {
      await runImport(deps, importId);
    } catch (error) {
      if (error instanceof TaskEnded) return;
      const open = last ? await openImport(deps.db, importId) : undefined;
      if (open) await deps.db.transaction((tx) => endImport(tx, importId, open, 'internal_error'));
      throw error;
    }
  });
