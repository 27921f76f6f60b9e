import { newId } from '@glossa/db/new-id';
import type { Transaction } from '@glossa/db/database';

import { hashPassword } from '#domain/accounts/passwords.ts';
import { suggestUsernames } from '#domain/accounts/usernames.ts';
import { getUnusablePasswordHash } from '../unusable-password.ts';
import { findUsernameOwners, insertInvitations, insertLearners, type PreparedLearner } from './queries.ts';
import type { ListEntry } from './read-line.ts';

/** Attempts per batch to find free usernames, after which the remaining lines are rejected. */
const maxAttempts = 5;

/** Hashes the given passwords in worker threads. Calls `onLearner` after each learner. */
export async function prepareLearners(
  entries: readonly ListEntry[],
  onLearner: () => void,
): Promise<PreparedLearner[]> {
  const unusable = await getUnusablePasswordHash();
  return Promise.all(
    entries.map(async (entry) => {
      const passwordHash = entry.password === undefined ? unusable : await hashPassword(entry.password);
      onLearner();
      return { ...entry, id: newId(), passwordHash };
    }),
  );
}

/** Inserts learners and records whom to invite. Returns those whose email or username was taken in the meantime. */
export async function addLearners(
  tx: Transaction,
  learners: readonly PreparedLearner[],
  {
    importId,
    shouldInvite: invites,
    listedUsernames,
  }: { importId: string; shouldInvite: boolean; listedUsernames: ReadonlySet<string> },
): Promise<PreparedLearner[]> {
  let remaining = [...learners];
  const added: PreparedLearner[] = [];
  for (let attempt = 1; remaining.length > 0 && attempt <= maxAttempts; attempt += 1) {
    const inserted = await insertLearners(
      tx,
      importId,
      await assignUsernames(tx, remaining, listedUsernames),
    );
    added.push(...remaining.filter(({ id }) => inserted.has(id)));
    remaining = remaining.filter(({ id }) => !inserted.has(id));
  }
  const uninvited = added.filter(({ password }) => password === undefined).map(({ id }) => id);
  if (invites && uninvited.length > 0) await insertInvitations(tx, importId, uninvited);
  return remaining;
}

/** Assigns usernames to people without one, avoiding those that are taken or appear in the list. */
async function assignUsernames(
  tx: Transaction,
  learners: readonly PreparedLearner[],
  listedUsernames: ReadonlySet<string>,
): Promise<(PreparedLearner & { username: string })[]> {
  const options = learners.map(({ username, email, firstname = '', lastname = '' }) =>
    username === undefined
      ? suggestUsernames({ email, firstName: firstname, lastName: lastname })
      : [username],
  );
  const takenUsernames = new Set((await findUsernameOwners(tx, options.flat())).keys());
  return learners.map((learner, index) => {
    const names = options[index] as string[];
    const isFree = (name: string) =>
      !takenUsernames.has(name.toLowerCase()) && !listedUsernames.has(name.toLowerCase());
    const username = learner.username ?? names.find(isFree) ?? names.at(-1) ?? learner.id;
    takenUsernames.add(username.toLowerCase());
    return { ...learner, username };
  });
}
