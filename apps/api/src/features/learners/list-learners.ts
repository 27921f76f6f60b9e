import { urlOf } from '@glossa/contract/client';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { listLearners } from '@glossa/contract/learners';
import type { Queryable } from '@glossa/db/database';

import { presentListed } from './learner-row.ts';
import type { LearnerQuery } from './list-conditions.ts';
import { countLearners, selectChosen, selectFound, selectListed, type Found } from './list-queries.ts';

type Statuses = HandlerResult<typeof listLearners>['statuses'];

async function find(db: Queryable, query: LearnerQuery): Promise<Found & { statuses: Statuses }> {
  const statuses = await countLearners(db, query);
  const { active, inactive } = statuses;
  const count = query.is_active === undefined ? active + inactive : query.is_active ? active : inactive;
  if (query.search) return { ...(await selectFound(db, query, count)), statuses: null };
  const ids = count === 0 ? [] : await selectChosen(db, query, count);
  return { ids, count, more: false, statuses };
}

/** Returns one page of learners. */
export async function listAllLearners(
  db: Queryable,
  query: LearnerQuery,
): Promise<HandlerResult<typeof listLearners>> {
  const { page, page_size: size } = query;
  const { ids, count, more, statuses } = await find(db, query);
  const address = (to: number) => urlOf(listLearners, { query: { ...query, page: to } });
  return {
    results: (await selectListed(db, ids)).map(presentListed),
    count,
    more,
    next: page * size < count ? address(page + 1) : null,
    previous: page > 1 ? address(page - 1) : null,
    statuses,
  };
}
