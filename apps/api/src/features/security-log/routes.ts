import { buildUrl } from '@glossa/contract/client';
import { exportSecurityEvents, listSecurityEvents } from '@glossa/contract/security-log';

import type { Deps } from '#deps.ts';
import { recordExport } from '#domain/security-log/record-event.ts';
import { FileResponse, route, type Route } from '#http/route.ts';
import { writeEventsTable } from './events-table.ts';
import { presentEvent } from './present-event.ts';
import * as queries from './queries.ts';

/** Routes for admins to read the security log. */
export const securityLogRoutes = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Route[] => [
  route(listSecurityEvents, async ({ query }) => {
    const { page, page_size: size, ...filter } = query;
    const { rows, count } = await queries.listEvents(db, filter, { limit: size, offset: (page - 1) * size });
    const pageUrl = (to: number) => buildUrl(listSecurityEvents, { query: { ...query, page: to } });
    return {
      results: rows.map(presentEvent),
      count,
      next: page * size < count ? pageUrl(page + 1) : null,
      previous: page > 1 ? pageUrl(page - 1) : null,
    };
  }),
  route(exportSecurityEvents, async ({ query, user }) => {
    await recordExport(db, user.id, 'security_log');
    const name = `glossa-security-${clock().toISOString().slice(0, 10)}.csv`;
    return new FileResponse({ name, type: 'text/csv; charset=utf-8', content: writeEventsTable(db, query) });
  }),
];
