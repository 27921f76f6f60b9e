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

/** Lines that are taken over in one transaction. */
const batch = 250;
/** Percent that the lines make of the whole; the rest are the mails. And what is told while some of these wait. */
const [linesShare, invitesWait] = [90, 95];

/**
 * Takes a list over. It may run twice, also at the same time: each batch is a transaction that finds where it goes on. While
 * invitations are left that the mail server has put off, it ends without an end of the task; the sweeper asks again.
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
  // It may hold passwords; but whoever has cancelled the import may try it again.
  if (finished) await sealed.remove(rosterKey(id));
}

/** Takes the lines over that are left; answers how many there are in all, undefined when it is not to go on. */
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
