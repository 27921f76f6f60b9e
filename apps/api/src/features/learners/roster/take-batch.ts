import type { RefusedLearner } from '@glossa/contract/learner-import';
import type { Database, Transaction } from '@glossa/db/database';

import { applyChange } from '../change-learner.ts';
import { addLearners, prepare, type Prepared } from './add-learners.ts';
import { endImport } from './end-import.ts';
import { countDone, findKnown, lockImport, noteRefusals, type OpenRoster } from './queries.ts';
import { refusalOf, type Roster, type RosterLine } from './read-roster.ts';
import { sortLines } from './sort-lines.ts';

/**
 * Holds an import for a transaction that goes on with it; false when that is not to be: somebody else has, it was ended,
 * or, which ends it, whoever has started it is an admin no longer.
 */
export async function goesOn(
  tx: Transaction,
  { id, open, done }: { id: string; open: OpenRoster; done: number },
): Promise<boolean> {
  const held = await lockImport(tx, { id, taskId: open.taskId, done });
  if (held && !held.mayImport) await endImport(tx, id, open, 'forbidden');
  return held?.mayImport ?? false;
}

interface Batch {
  id: string;
  open: OpenRoster;
  roster: Roster;
  /** User names that the list gives, in lower case. */
  given: ReadonlySet<string>;
  lines: RosterLine[];
  at: number;
}

/** Takes some lines over; false when somebody else has, or the import was ended. */
export async function takeBatch(db: Database, work: Batch, share: (done: number) => void): Promise<boolean> {
  const { id, open, roster, lines, at, given } = work;
  // Hashing takes long, so it is done before anything is held.
  const expected = await sortLines(db, roster, lines, open.settings);
  let hashed = 0;
  const people = await prepare(expected.add, () => share((hashed += 1)));
  return db.transaction(async (tx) => {
    if (!(await goesOn(tx, { id, open, done: at }))) return false;
    const { change, refused } = await sortLines(tx, roster, lines, open.settings);
    // In one order, so that two lists that name the same people wait for each other instead of locking each other out.
    change.sort((one, other) => (one.id < other.id ? -1 : 1));
    for (const one of change) await applyChange(tx, open.actor, one.id, one.change);
    const invites = open.settings.invite;
    const left = await addLearners(tx, people, { importId: id, invites, given });
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
