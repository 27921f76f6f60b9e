import { buildUrl } from '@glossa/contract/client';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { listLearners } from '@glossa/contract/learners';
import type { Database, Queryable } from '@glossa/db/database';

import { recordExport } from '#domain/security-log/record-event.ts';
import { recordLearnerAudit, type Actor } from '../audit.ts';
import { presentListed } from '../present-learner.ts';
import * as queries from './queries.ts';

type Statuses = HandlerResult<typeof listLearners>['statuses'];

async function findIds(
  db: Queryable,
  query: queries.LearnerQuery,
): Promise<queries.IdPage & { statuses: Statuses }> {
  const statuses = await queries.countLearners(db, query);
  const { active, inactive } = statuses;
  const count = query.is_active === undefined ? active + inactive : query.is_active ? active : inactive;
  if (query.search) return { ...(await queries.listBySearch(db, query, count)), statuses: null };
  const ids = count === 0 ? [] : await queries.listByFilters(db, query, count);
  return { ids, count, hasMore: false, statuses };
}

/**
 * Returns one page of learners with the total (a lower bound if `more` is true) and, without a search, the counts by
 * status.
 */
export async function listPage(
  db: Queryable,
  query: queries.LearnerQuery,
): Promise<HandlerResult<typeof listLearners>> {
  const { page, page_size: size } = query;
  const { ids, count, hasMore, statuses } = await findIds(db, query);
  const pageUrl = (to: number) => buildUrl(listLearners, { query: { ...query, page: to } });
  return {
    results: (await queries.findListed(db, ids)).map(presentListed),
    count,
    more: hasMore,
    next: page * size < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
    statuses,
  };
}

/** Records an export of learners in the audit log. The search is left out, because it may contain personal data. */
export const auditExport = (
  db: Database,
  actor: Actor,
  { search: _search, ...filters }: queries.LearnerFilter,
): Promise<void> =>
  db.transaction(async (tx) => {
    await recordLearnerAudit(tx, actor, { action: 'export', target: 'all', detail: filters });
    await recordExport(tx, actor.id, 'learners');
  });
