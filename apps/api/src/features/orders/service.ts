import { fail, Failure } from '@glossa/contract/failure';
import type { OrderQuote } from '@glossa/contract/order-quote';
import type { Order } from '@glossa/contract/orders';

import type { Deps } from '#deps.ts';
import { isEmailVerified } from '#domain/accounts/email-verification.ts';
import type { User } from '#domain/accounts/user.ts';
import { createOrder } from '#domain/shop/orders/create-order.ts';
import { cancelOrder, refundOrder } from '#domain/shop/orders/order-status.ts';
import { quoteOrder, type OrderRequest } from '#domain/shop/orders/quote-order.ts';
import { isUnreachable } from '#domain/shop/payments/provider.ts';
import { findActivePayment } from '#domain/shop/payments/queries.ts';
import { settleRefunds } from '#domain/shop/payments/refunds.ts';
import { cancelPayment } from '#domain/shop/payments/sync-payment.ts';
import { retryDeadlock } from '#domain/shop/retry-deadlock.ts';
import { presentOrder } from './present-order.ts';
import { presentQuote } from './present-quote.ts';
import { findCountry, findOwnOrder, findParties, type OrderRow } from './queries.ts';

/** Dependencies for orders and their payments. */
export type OrderDeps = Pick<Deps, 'db' | 'payments' | 'clock' | 'log'>;
type RequestDeps = OrderDeps & Pick<Deps, 'limits' | 'config'>;

/** Identifies one of a buyer's orders. */
interface OrderKey {
  id: string;
  buyerId: string;
}

/** The products or the plan that a buyer requests. */
interface RequestBody {
  product_ids: string[];
  plan: 'Pro' | 'Ultimate' | null;
  coupon: string | null;
  /** Defaults to the country in the buyer's address. */
  country?: string | undefined;
}

/**
 * Calculates what an order would cost now.
 * @throws {Failure} `rate_limited` after too many unknown coupon codes
 */
export async function getQuote(deps: RequestDeps, buyerId: string, body: RequestBody): Promise<OrderQuote> {
  const request = await buildRequest(deps, buyerId, body);
  const quote = await limitCouponGuesses(deps, request, () => quoteOrder(deps.db, request));
  return presentQuote(quote, request.country);
}

/**
 * Creates an order, or returns the existing one with the same key or contents.
 * @throws {Failure} with the reason why a product or plan can't be ordered, `price_changed`, `email_not_verified`, or
 *   `rate_limited` after too many unknown coupon codes
 */
export async function placeOrder(
  deps: RequestDeps,
  buyer: Pick<User, 'id' | 'emailVerifiedAt'>,
  order: RequestBody & { idempotencyKey: string; expectedTotal: number | null },
): Promise<{ isNew: boolean; order: Order }> {
  const { id: buyerId } = buyer;
  const request = await buildRequest(deps, buyerId, order);
  const { idempotencyKey, expectedTotal } = order;
  const canPay = isEmailVerified(buyer, deps.config.emailVerification);
  const { id, isNew, replaced } = await limitCouponGuesses(deps, request, () =>
    retryDeadlock(deps.db, (tx) => createOrder(tx, { ...request, idempotencyKey, expectedTotal, canPay })),
  );
  for (const other of replaced) await settleWithProvider(deps, other);
  return { isNew, order: await getOwnOrder(deps, { id, buyerId }) };
}

/** @throws {Failure} `order_not_found` */
export const getOwnOrder = async (deps: OrderDeps, key: OrderKey): Promise<Order> =>
  presentOrder(await findOrder(deps, key), deps.clock());

/**
 * Cancels a pending order, or a completed one within 24 hours if none of it has been used.
 * @throws {Failure} `order_not_found`, `order_not_cancellable`
 */
export async function cancelOwnOrder(deps: OrderDeps, key: OrderKey): Promise<Order> {
  await findOrder(deps, key);
  await retryDeadlock(deps.db, (tx) => cancelOrder(tx, { orderId: key.id, reason: '', now: deps.clock() }));
  await settleWithProvider(deps, key.id);
  return getOwnOrder(deps, key);
}

/**
 * Refunds an order in full.
 * @throws {Failure} `order_not_found`, `order_not_refundable`, `order_used`
 */
export async function refundOwnOrder(deps: OrderDeps, key: OrderKey, reason: string): Promise<Order> {
  await findOrder(deps, key);
  await retryDeadlock(deps.db, (tx) =>
    refundOrder(tx, { orderId: key.id, reason, origin: 'buyer', now: deps.clock() }),
  );
  await settleWithProvider(deps, key.id);
  return getOwnOrder(deps, key);
}

/**
 * Returns an order with its buyer and seller.
 * @throws {Failure} `order_not_found`, `order_without_invoice` until it is completed
 */
export async function getInvoice(deps: OrderDeps, key: OrderKey) {
  const order = await getOwnOrder(deps, key);
  if (order.completedAt === null) fail('order_without_invoice');
  const parties = (await findParties(deps.db, key.id)) ?? fail('order_not_found');
  const { sellerName, sellerAddress, sellerTaxId, ...buyer } = parties;
  return { order, buyer, seller: { name: sellerName, address: sellerAddress, tax_id: sellerTaxId } };
}

/**
 * Settles a canceled or refunded order with the payment provider: cancels its open payment and sends its refunds. The
 * sweep retries whatever fails now.
 */
export async function settleWithProvider(deps: OrderDeps, orderId: string): Promise<void> {
  const { db, payments: provider, log } = deps;
  const clock = () => deps.clock();
  try {
    const payment = await findActivePayment(db, orderId);
    if (provider && payment && payment.status !== 'succeeded')
      await cancelPayment({ db, provider, clock }, payment);
    await settleRefunds({ db, clock, provider }, orderId);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    log.warn(
      { err: error, orderId },
      'payment provider unreachable; refunds and cancellations will be retried',
    );
  }
}

const findOrder = async ({ db }: OrderDeps, key: OrderKey): Promise<OrderRow> =>
  (await findOwnOrder(db, key)) ?? fail('order_not_found');

const buildRequest = async (
  { db, clock }: OrderDeps,
  buyerId: string,
  { product_ids: productIds, plan: planId, coupon, country }: RequestBody,
): Promise<OrderRequest> => ({
  buyerId,
  requested: { productIds, planId },
  couponCode: coupon || null,
  country: country ?? (await findCountry(db, buyerId)),
  now: clock(),
});

/** Runs `work` for an order request, and counts unknown coupon codes against a rate limit. */
async function limitCouponGuesses<Result extends object>(
  { limits }: Pick<Deps, 'limits'>,
  { buyerId, couponCode }: OrderRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  if (couponCode === null) return work();
  await limits.check('coupon_guess', buyerId);
  try {
    const result = await work();
    if ('couponProblem' in result && result.couponProblem === 'coupon_not_found')
      await limits.consume('coupon_guess', buyerId);
    return result;
  } catch (error) {
    if (error instanceof Failure && error.code === 'coupon_not_found')
      await limits.consume('coupon_guess', buyerId);
    throw error;
  }
}
