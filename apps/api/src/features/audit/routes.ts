import { listAudit } from '@glossa/contract/admin-orders';
import { urlOf } from '@glossa/contract/client';

import type { Deps } from '../../deps.ts';
import { route, type Route } from '../../http/route.ts';
import { selectAudit, type AuditRow } from './queries.ts';

const presentEntry = ({ id, actor, action, target_kind, target_id, reason, detail, date }: AuditRow) => ({
  id,
  actor,
  action,
  target_kind,
  target_id,
  reason,
  detail,
  date: date.toISOString(),
});

export const auditRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(listAudit, async ({ query }) => {
    const { page, page_size: size } = query;
    const { rows, count } = await selectAudit(db, query);
    const address = (other: number) => urlOf(listAudit, { query: { ...query, page: other } });
    return {
      results: rows.map(presentEntry),
      count,
      next: page * size < count ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
    };
  }),
];
