import { exportAudit, listActors, listAudit } from '@glossa/contract/audit';
import { urlOf } from '@glossa/contract/client';

import type { Deps } from '#deps.ts';
import { operator } from '#domain/audit/operator.ts';
import { FileAnswer, route, type Route } from '#http/route.ts';
import { auditTable } from './audit-table.ts';
import { selectActors, selectAudit, type AuditRow } from './queries.ts';

const presentEntry = ({
  id,
  actor,
  actor_id,
  action,
  target_kind,
  target_id,
  reason,
  detail,
  date,
  about,
}: AuditRow) => ({
  id,
  actor,
  actor_id,
  is_operator: actor_id === null && actor === operator.name,
  action,
  target_kind,
  target_id,
  reason,
  detail: about === null ? detail : { title: about, ...detail },
  date: date.toISOString(),
});

export const auditRoutes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(listAudit, async ({ query }) => {
    const { page, page_size: size, ...filter } = query;
    const { rows, count } = await selectAudit(db, filter, { limit: size, offset: (page - 1) * size });
    const address = (other: number) => urlOf(listAudit, { query: { ...query, page: other } });
    return {
      results: rows.map(presentEntry),
      count,
      next: page * size < count ? address(page + 1) : null,
      previous: page > 1 ? address(page - 1) : null,
    };
  }),
  route(listActors, async () => ({ results: await selectActors(db) })),
  route(exportAudit, async ({ query }) => {
    const name = `glossa-audit-${clock().toISOString().slice(0, 10)}.csv`;
    return new FileAnswer({ name, type: 'text/csv; charset=utf-8', content: auditTable(db, query) });
  }),
];
