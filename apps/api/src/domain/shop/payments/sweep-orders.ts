import { cancelOrder } from '../orders/order-status.ts';
import { retryDeadlock } from '../retry-deadlock.ts';
import type { PaymentDeps } from './provider.ts';
import {
  findActivePayment,
  listOpenOfEndedOrders,
  listOrdersWithPendingRefunds,
  listStaleOrders,
  listStalePayments,
} from './queries.ts';
import { settleRefunds } from './refunds.ts';
import { cancelPayment, syncPayment } from './sync-payment.ts';

const minute = 60_000;
/** Time after which an unpaid order is canceled, in milliseconds. */
const maxPendingTime = 24 * 60 * minute;
/** Time after which an open payment is checked again, in milliseconds, because an event may have been lost. */
const staleAfter = 10 * minute;

/** Dependencies of the sweep. `onError` receives errors; the next sweep retries. */
export interface SweepDeps extends Omit<PaymentDeps, 'provider'> {
  provider: PaymentDeps['provider'] | undefined;
  onError: (error: unknown) => void;
}

/**
 * Settles what was left unfinished: syncs payments without recent events, cancels orders unpaid after a day, cancels
 * the payments of ended orders at the provider, and retries refunds.
 */
export async function sweepOrders(deps: SweepDeps): Promise<void> {
  const { db, provider, clock } = deps;
  const subtractFromNow = (milliseconds: number) => new Date(clock().getTime() - milliseconds);
  const forEachLogged = async <Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>) => {
    for (const row of rows) await work(row).catch(deps.onError);
  };
  if (provider) {
    const stalePayments = await listStalePayments(db, provider.name, subtractFromNow(staleAfter));
    await forEachLogged(stalePayments, (id) => syncPayment({ db, provider, clock }, id));
  }
  await forEachLogged(await listStaleOrders(db, subtractFromNow(maxPendingTime)), (id) =>
    cancelUnpaid(deps, id),
  );
  if (provider) {
    const openPayments = await listOpenOfEndedOrders(db, provider.name);
    await forEachLogged(openPayments, (payment) => cancelPayment({ db, provider, clock }, payment));
  }
  await forEachLogged(await listOrdersWithPendingRefunds(db), (id) =>
    settleRefunds({ db, clock, provider }, id),
  );
}

/** Cancels an unpaid order, unless a bank has yet to decide on its payment. */
async function cancelUnpaid({ db, provider, clock }: SweepDeps, orderId: string): Promise<void> {
  const payment = await findActivePayment(db, orderId);
  if (payment && provider) {
    await cancelPayment({ db, provider, clock }, payment);
    if ((await findActivePayment(db, orderId)) && payment.provider === provider.name) return;
  }
  await retryDeadlock(db, (tx) => cancelOrder(tx, { orderId, reason: '', now: clock() }));
}
