import { changeLearners } from '@glossa/contract/bulk-learners';
import * as contract from '@glossa/contract/learners';

import type { Deps } from '#deps.ts';
import { requireRecentProof } from '#http/recent-proof.ts';
import { FileResponse, route, type Route } from '#http/route.ts';
import { learnerImportRoutes } from './import/routes.ts';
import { writeLearnersTable } from './list/learners-table.ts';
import * as list from './list/service.ts';
import * as service from './service.ts';

/** Routes for admins to manage learners. */
export const learnerRoutes = (
  deps: Pick<
    Deps,
    'db' | 'config' | 'storage' | 'sealed' | 'mailer' | 'background' | 'jobs' | 'clock' | 'log'
  >,
): Route[] => [
  route(contract.listLearners, ({ query }) => list.listPage(deps.db, query)),
  route(contract.exportLearners, async ({ query, user }) => {
    await list.auditExport(deps.db, user, query);
    const name = `glossa-learners-${deps.clock().toISOString().slice(0, 10)}.csv`;
    return new FileResponse({
      name,
      type: 'text/csv; charset=utf-8',
      content: writeLearnersTable(deps.db, query),
    });
  }),
  ...learnerImportRoutes(deps),
  route(changeLearners, async ({ body, user, request }) => {
    if (body.action === 'delete') await requireRecentProof(deps.db, request);
    return service.changeLearners(deps, user, body);
  }),
  route(contract.createLearner, async ({ body, user, request }) => {
    if (contract.roleFields.some((field) => body[field])) await requireRecentProof(deps.db, request);
    return service.createLearner(deps, user, body);
  }),
  route(contract.getLearner, ({ params }) => service.getLearner(deps.db, params.id)),
  route(contract.updateLearner, async ({ params, body, user, request }) => {
    if (await service.isSensitiveChange(deps.db, params.id, body)) await requireRecentProof(deps.db, request);
    return service.changeLearner(deps, user, params.id, body);
  }),
  route(contract.deactivateLearner, ({ params, user }) =>
    service.deactivateLearner(deps.db, user, params.id),
  ),
  route(contract.deleteLearner, ({ params, user }) => service.deleteLearner(deps, user, params.id)),
  route(contract.endLearnerSessions, ({ params, user }) => service.endSessions(deps.db, user, params.id)),
  route(contract.resetSecondFactor, ({ params, user }) => service.resetSecondFactor(deps, user, params.id)),
  route(contract.inviteLearner, ({ params, user }) => service.inviteLearner(deps, user, params.id)),
];
