import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';

import type { Deps } from '#deps.ts';
import { deleteAccount } from '#domain/accounts/delete-account.ts';
import { endAccess, guardAdmins } from './change-learner.ts';
import { lockLearnerRow } from './change-queries.ts';
import { noteDeed, type Actor } from './deeds.ts';

/** Signs a learner out everywhere. Returns the number of sessions and tokens that were revoked. */
export const endSessionsOf = (
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ sessions: number; tokens: number }> =>
  db.transaction(async (tx) => {
    if (id === actor.id) fail('own_account');
    if (!(await lockLearnerRow(tx, id))) fail('learner_not_found');
    const ended = await endAccess(tx, id);
    await noteDeed(tx, actor, { action: 'end_sessions', target: id, detail: ended });
    return ended;
  });

/**
 * Deletes a learner permanently.
 * @throws {Failure} learner_not_found, last_admin, own_account
 */
export const removeLearner = (
  parts: Pick<Deps, 'db' | 'storage' | 'log'>,
  actor: Actor,
  id: string,
): Promise<void> =>
  deleteAccount(parts, id, async (tx, admins) => {
    if (!(await lockLearnerRow(tx, id))) fail('learner_not_found');
    guardAdmins(actor, id, admins);
    await noteDeed(tx, actor, { action: 'delete', target: id });
  });
