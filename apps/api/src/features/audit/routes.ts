import { exportAudit, listActors, listAudit } from '@glossa/contract/audit';
import { buildUrl } from '@glossa/contract/client';

import type { Deps } from '#deps.ts';
import { recordExport } from '#domain/security-log/record-event.ts';
import { FileResponse, route, type Route } from '#http/route.ts';
import { writeAuditCsv } from './audit-csv.ts';
import { presentEntry } from './present-entry.ts';
import * as queries from './queries.ts';

export const auditRoutes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(listAudit, async ({ query }) => {
    const { page, page_size: size, ...filter } = query;
    const { rows, count } = await queries.listEntries(db, filter, { limit: size, offset: (page - 1) * size });
    const pageUrl = (other: number) => buildUrl(listAudit, { query: { ...query, page: other } });
    return {
      results: rows.map(presentEntry),
      count,
      next: page * size < count ? pageUrl(page + 1) : null,
      previous: page > 1 ? pageUrl(page - 1) : null,
    };
  }),
  route(listActors, async () => ({ results: await queries.listActors(db) })),
  route(exportAudit, async ({ query, user }) => {
    await recordExport(db, user.id, 'audit_log');
    const name = `glossa-audit-${clock().toISOString().slice(0, 10)}.csv`;
    return new FileResponse({ name, type: 'text/csv; charset=utf-8', content: writeAuditCsv(db, query) });
  }),
];
