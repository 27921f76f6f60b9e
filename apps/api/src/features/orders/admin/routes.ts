import * as contract from '@glossa/contract/admin-orders';
import { buildUrl } from '@glossa/contract/client';

import { recordExport } from '#domain/security-log/record-event.ts';
import { FileResponse, route, type Route } from '#http/route.ts';
import type { OrderDeps } from '../service.ts';
import { exportOrders } from './export-orders.ts';
import { getAnyOrder, listAllOrders, markOrderPaid, refundAnyOrder } from './service.ts';

/** Routes for admins to manage all orders. */
export const adminOrderRoutes = (deps: OrderDeps): Route[] => [
  route(contract.listAllOrders, async ({ query }) => {
    const { page, page_size: size } = query;
    const list = await listAllOrders(deps, query);
    const pageUrl = (other: number) => buildUrl(contract.listAllOrders, { query: { ...query, page: other } });
    return {
      ...list,
      next: page * size < list.count ? pageUrl(page + 1) : null,
      previous: page > 1 ? pageUrl(page - 1) : null,
    };
  }),
  route(contract.exportOrders, async ({ query, user }) => {
    await recordExport(deps.db, user.id, 'orders');
    const name = `glossa-orders-${deps.clock().toISOString().slice(0, 10)}.csv`;
    const content = exportOrders(deps.db, query);
    return new FileResponse({ name, type: 'text/csv; charset=utf-8', content });
  }),
  route(contract.getAnyOrder, ({ params: { id } }) => getAnyOrder(deps, id)),
  route(contract.refundAnyOrder, ({ params: { id }, body: { reason, amount }, user }) =>
    refundAnyOrder(deps, user, { id, amount, reason }),
  ),
  route(contract.markOrderPaid, ({ params: { id }, body: { reason }, user }) =>
    markOrderPaid(deps, user, { id, reason }),
  ),
];
