import type { RefusedLearner } from '@glossa/contract/learner-import';
import type { Database, Transaction } from '@glossa/db/database';

import { applyChange } from '../change-learner.ts';
import { addLearners, prepare, type Prepared } from './add-learners.ts';
import { endImport } from './end-import.ts';
import { countDone, findKnown, lockImport, noteRefusals, type OpenRoster } from './queries.ts';
import { refusalOf, type Roster, type RosterLine } from './read-roster.ts';
import { sortLines } from './sort-lines.ts';

/**
 * Locks an import for a transaction that continues it. Returns false when another run was faster, the import has ended,
 * or its owner is no longer an admin, which ends the import.
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
  /** Usernames in the list, in lowercase. */
  given: ReadonlySet<string>;
  lines: RosterLine[];
  at: number;
}

/** Imports some lines. Returns false when another run was faster or the import has ended. */
export async function takeBatch(db: Database, work: Batch, share: (done: number) => void): Promise<boolean> {
  const { id, open, roster, lines, at, given } = work;
  // Hashing is slow, so it happens before any row is locked.
  const expected = await sortLines(db, roster, lines, open.settings);
  let hashed = 0;
  const people = await prepare(expected.add, () => share((hashed += 1)));
  return db.transaction(async (tx) => {
    if (!(await goesOn(tx, { id, open, done: at }))) return false;
    const { change, refused } = await sortLines(tx, roster, lines, open.settings);
    // A fixed order, so that two concurrent lists with the same people don't deadlock.
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

/** Returns refusals for usernames that were taken meanwhile. People whose email was taken already have an account. */
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
