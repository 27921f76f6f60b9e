import { changeLearners } from '@glossa/contract/bulk-learners';
import { fail } from '@glossa/contract/failure';
import * as contract from '@glossa/contract/learners';

import type { Deps } from '#deps.ts';
import { FileAnswer, route, type Route } from '#http/route.ts';
import { changeLearner } from './change-learner.ts';
import { changeMany } from './change-many.ts';
import { findLearner, findReader, lockLearnerRow } from './change-queries.ts';
import { addLearner } from './create-learner.ts';
import { noteDeed } from './deeds.ts';
import { endSessionsOf, removeLearner } from './end-learner.ts';
import { makeInvitation, sendInvitation } from './invitation.ts';
import { presentLearner } from './learner-row.ts';
import { learnersTable } from './learners-table.ts';
import { listAllLearners } from './list-learners.ts';
import { rosterRoutes } from './roster/routes.ts';
import { unlessTaken } from './taken.ts';

/** Routes for admins to manage learners. */
export function learnerRoutes(
  deps: Pick<
    Deps,
    'db' | 'config' | 'storage' | 'sealed' | 'mailer' | 'background' | 'jobs' | 'clock' | 'log'
  >,
): Route[] {
  const { db } = deps;
  const shown = async (id: string) =>
    presentLearner((await findLearner(db, id)) ?? fail('learner_not_found'));
  return [
    route(contract.listLearners, ({ query }) => listAllLearners(db, query)),
    route(contract.exportLearners, async ({ query, user }) => {
      const { search: _search, ...told } = query;
      await db.transaction((tx) => noteDeed(tx, user, { action: 'export', target: 'all', detail: told }));
      const name = `glossa-learners-${deps.clock().toISOString().slice(0, 10)}.csv`;
      return new FileAnswer({ name, type: 'text/csv; charset=utf-8', content: learnersTable(db, query) });
    }),
    ...rosterRoutes(deps),
    route(changeLearners, ({ body, user }) => changeMany(deps, user, body)),
    route(contract.createLearner, async ({ body, user }) => shown(await addLearner(deps, user, body))),
    route(contract.getLearner, ({ params }) => shown(params.id)),
    route(contract.updateLearner, async ({ params, body, user }) => {
      await unlessTaken(() => db.transaction((tx) => changeLearner(tx, user, params.id, body)));
      return shown(params.id);
    }),
    route(contract.deactivateLearner, async ({ params, user }) => {
      await db.transaction((tx) => changeLearner(tx, user, params.id, { is_active: false }));
    }),
    route(contract.deleteLearner, ({ params, user }) => removeLearner(deps, user, params.id)),
    route(contract.endLearnerSessions, ({ params, user }) => endSessionsOf(db, user, params.id)),
    route(contract.inviteLearner, async ({ params: { id }, user }) => {
      const invitation = await db.transaction(async (tx) => {
        const learner = (await lockLearnerRow(tx, id)) ?? fail('learner_not_found');
        if (!learner.is_active) fail('learner_inactive');
        await noteDeed(tx, user, { action: 'invite', target: id });
        const reader = (await findReader(tx, id)) ?? fail('learner_not_found');
        return { reader, token: await makeInvitation(tx, id) };
      });
      deps.background.run('invitation', () => sendInvitation(deps, invitation.reader, invitation.token));
    }),
  ];
}
