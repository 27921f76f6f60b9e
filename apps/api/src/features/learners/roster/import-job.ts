import type { RefusedLearner } from '@glossa/contract/learner-import';
import type { Database, Transaction } from '@glossa/db/database';
import { importLearners } from '@glossa/jobs/definitions';
import { handles, type JobHandler } from '@glossa/jobs/job';
import { steadyBeat, TaskEnded } from '@glossa/tasks/steady-beat';
import { beatTask, finishTask } from '@glossa/tasks/tasks';

import type { Deps } from '../../../deps.ts';
import { rosterKey } from '../../../accounts/roster-key.ts';
import { changeLearner } from '../change-learner.ts';
import { noteDeed } from '../deeds.ts';
import { addLearners, prepare, type Prepared } from './add-learners.ts';
import { inviteAdded } from './invite-added.ts';
import {
  countDone,
  findKnown,
  lockImport,
  markFinished,
  noteRefusals,
  openImport,
  type OpenRoster,
} from './queries.ts';
import { openRoster, refusalOf, type Roster, type RosterLine } from './read-roster.ts';
import { sortLines } from './sort-lines.ts';

type ImportDeps = Pick<Deps, 'db' | 'sealed' | 'mailer' | 'config'>;

/** Lines that are taken over in one transaction. */
const batch = 250;
/** Percent that the lines make of the whole; the rest are the mails. */
const linesShare = 90;

/** Takes a list over. It may run twice, also at the same time: each batch is a transaction that finds where it goes on. */
async function runImport(deps: ImportDeps, id: string): Promise<void> {
  const { db, sealed } = deps;
  const open = await openImport(db, id);
  if (!open) return;
  const { taskId } = open;
  if (!open.mayImport) return end(db, taskId, 'forbidden');
  const beat = steadyBeat((percent) => beatTask(db, taskId, percent));
  const roster = await openRoster(sealed, id);
  const total = roster.lines.length;
  for (let at = open.done; at < total; at += batch) {
    const lines = roster.lines.slice(at, at + batch);
    const share = (done: number) => beat((linesShare * (at + done)) / total);
    if (!(await takeBatch(db, { id, open, roster, lines, at }, share))) return;
  }
  let sent = 0;
  await inviteAdded(deps, id, (left) => {
    sent += 1;
    beat(linesShare + ((100 - linesShare) * sent) / (sent + left));
  });
  await db.transaction(async (tx) => {
    if (!(await lockImport(tx, { id, taskId, done: total }))) return;
    await markFinished(tx, id);
    await finishTask(tx, taskId, { status: 'SUCCESS' });
    await noteDeed(tx, open.actor, { action: 'import', target: id, detail: { lines: total } });
  });
  // It may hold passwords.
  await sealed.remove(rosterKey(id));
}

const end = (db: Database, taskId: string, message: string): Promise<void> =>
  db.transaction(async (tx) => void (await finishTask(tx, taskId, { status: 'FAILURE', message })));

interface Batch {
  id: string;
  open: OpenRoster;
  roster: Roster;
  lines: RosterLine[];
  at: number;
}

/** Takes some lines over; false when somebody else has, or the import was ended. */
async function takeBatch(db: Database, work: Batch, share: (done: number) => void): Promise<boolean> {
  const { id, open, roster, lines, at } = work;
  // Hashing takes long, so it is done before anything is held.
  const expected = await sortLines(db, roster, lines, open.settings);
  let hashed = 0;
  const people = await prepare(expected.add, () => share((hashed += 1)));
  return db.transaction(async (tx) => {
    if (!(await lockImport(tx, { id, taskId: open.taskId, done: at }))) return false;
    const { change, refused } = await sortLines(tx, roster, lines, open.settings);
    for (const one of change) await changeLearner(tx, open.actor, one.id, one.change);
    const invites = open.settings.invite;
    const left = await addLearners(tx, people, { importId: id, actor: open.actor, invites });
    const late = await lateRefusals(tx, work, left);
    const lost = new Set(refused.map(({ line }) => line));
    const all = [...refused, ...late.filter(({ line }) => !lost.has(line))];
    await noteRefusals(tx, id, all);
    const added = people.length - left.length;
    const done = at + lines.length;
    const counts = { added, changed: change.length, refused: all.length };
    await countDone(tx, id, { ...counts, done, kept: lines.length - added - change.length - all.length });
    return true;
  });
}

/** Those whose user names somebody else took in this moment. Whose address is known by now has an account. */
async function lateRefusals(
  tx: Transaction,
  { roster, lines }: Batch,
  left: readonly Prepared[],
): Promise<RefusedLearner[]> {
  if (left.length === 0) return [];
  const known = await findKnown(
    tx,
    left.map(({ email }) => email),
  );
  const nameless = new Set(left.map(({ email }) => email).filter((email) => !known.has(email.toLowerCase())));
  return lines.flatMap((line) =>
    'entry' in line && nameless.has(line.entry.email)
      ? [refusalOf(roster.columns, line, { field: 'username', reason: 'username_taken' })]
      : [],
  );
}

export const importLearnersHandler = (deps: ImportDeps): JobHandler =>
  handles(importLearners, async ({ importId }, { last }) => {
    try {
      await runImport(deps, importId);
    } catch (error) {
      if (error instanceof TaskEnded) return;
      const open = last ? await openImport(deps.db, importId) : undefined;
      if (open) await end(deps.db, open.taskId, 'internal_error');
      throw error;
    }
  });
