import * as contract from '@glossa/contract/admin-orders';
import { urlOf } from '@glossa/contract/client';
import { fail } from '@glossa/contract/failure';

import type { User } from '#domain/accounts/user.ts';
import { actorOf } from '#domain/audit/actor-of.ts';
import { writeAudit, type Deed } from '#domain/audit/write-audit.ts';
import { refundOrder } from '#domain/shop/orders/refund-order.ts';
import { cancelPayment } from '#domain/shop/payments/look-at-payment.ts';
import { markPaid } from '#domain/shop/payments/mark-paid.ts';
import { livingPayment } from '#domain/shop/payments/payment-row.ts';
import { isUnreachable } from '#domain/shop/payments/payment-work.ts';
import { retried } from '#domain/shop/retried.ts';
import { FileAnswer, route, type Route } from '#http/route.ts';
import { countOrders, findAnyOrder, selectAllOrders } from './admin-queries.ts';
import { presentAdminOrder } from './admin-row.ts';
import { ordersTable } from './orders-table.ts';
import { settleMoney, type MoneyDeps } from './settle-money.ts';

const deedOn = (id: string, user: User, deed: Pick<Deed, 'action' | 'reason' | 'detail'>): Deed => ({
  ...deed,
  actor: actorOf(user),
  target: { kind: 'order', id },
});

/** Routes for admins to manage all orders. */
export function adminRoutes(deps: MoneyDeps): Route[] {
  const { db } = deps;
  const shown = async (id: string) =>
    presentAdminOrder((await findAnyOrder(db, id)) ?? fail('order_not_found'), deps.clock());

  /** Cancels an order's open payment at the provider before the order is marked as paid in another way. */
  async function endAttempt(id: string): Promise<void> {
    const payment = await livingPayment(db, id);
    const provider = deps.payments;
    if (!payment || payment.status === 'succeeded' || !provider) return;
    try {
      await cancelPayment({ db, provider, clock: () => deps.clock() }, payment);
    } catch (error) {
      if (isUnreachable(error)) fail('payment_unreachable');
      throw error;
    }
  }

  return [
    route(contract.listAllOrders, async ({ query }) => {
      const { page, page_size: size, status } = query;
      const [rows, statuses] = await Promise.all([selectAllOrders(db, query), countOrders(db, query)]);
      const all = Object.values(statuses).reduce((sum, one) => sum + one, 0);
      const count = status ? statuses[status] : all;
      const now = deps.clock();
      const address = (to: number) => urlOf(contract.listAllOrders, { query: { ...query, page: to } });
      return {
        orders: rows.map((row) => presentAdminOrder(row, now)),
        count,
        next: page * size < count ? address(page + 1) : null,
        previous: page > 1 ? address(page - 1) : null,
        statuses,
      };
    }),
    route(contract.exportOrders, async ({ query }) => {
      const name = `glossa-orders-${deps.clock().toISOString().slice(0, 10)}.csv`;
      return new FileAnswer({ name, type: 'text/csv; charset=utf-8', content: ordersTable(db, query) });
    }),
    route(contract.getAnyOrder, ({ params }) => shown(params.id)),
    route(contract.refundAnyOrder, async ({ params: { id }, body: { reason, amount }, user }) => {
      await retried(db, async (tx) => {
        await refundOrder(tx, { orderId: id, amount, reason, origin: 'admin', now: deps.clock() });
        const detail = { amount: amount ?? null };
        await writeAudit(tx, deedOn(id, user, { action: 'order.refund', reason, detail }));
      });
      await settleMoney(deps, id);
      return shown(id);
    }),
    route(contract.markOrderPaid, async ({ params: { id }, body: { reason }, user }) => {
      await shown(id);
      await endAttempt(id);
      await retried(db, async (tx) => {
        await markPaid(tx, { orderId: id, now: deps.clock() });
        await writeAudit(tx, deedOn(id, user, { action: 'order.mark_paid', reason }));
      });
      await settleMoney(deps, id);
      return shown(id);
    }),
  ];
}
