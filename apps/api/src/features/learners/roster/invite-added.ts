import { statement, type Database } from '@glossa/db/database';

import type { Deps } from '../../../deps.ts';
import { makeInvitation, sendInvitation } from '../invitation.ts';

const waiting = statement(
  'learners-to-invite',
  `SELECT l.id, l.email::text, count(*) OVER ()::int AS left FROM learner_import_invite v
   JOIN learner l ON l.id = v.learner_id WHERE v.import_id = $1 ORDER BY l.id LIMIT 1`,
);
const done = statement(
  'learner-invited',
  `WITH gone AS (DELETE FROM learner_import_invite WHERE import_id = $1 AND learner_id = $2 RETURNING 1)
   UPDATE learner_import SET invited = invited + (SELECT count(*) FROM gone) WHERE id = $1`,
);

/** Sends the invitations of an import that are still to be sent, each once unless the worker dies right after it. */
export async function inviteAdded(
  { db, mailer, config }: { db: Database } & Pick<Deps, 'mailer' | 'config'>,
  importId: string,
  onOne: (left: number) => void,
): Promise<void> {
  for (;;) {
    const next = await db.row<{ id: string; email: string; left: number }>(waiting, [importId]);
    if (!next) return;
    const token = await db.transaction((tx) => makeInvitation(tx, next.id));
    await sendInvitation({ mailer, config }, next.email, token);
    await db.run(done, [importId, next.id]);
    onOne(next.left - 1);
  }
}
