import { expect, test } from 'vitest';
import { order, withStripe, type WithStripe } from '../testing/with-stripe.ts';

const refundOf = (stripe: WithStripe, intentId: string) => (key: string, amount: number) =>
  stripe.provider.refund({ intentId, amount, key, reason: 'requested_by_customer' });

test('refunds in parts until nothing is left', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  const refund = refundOf(stripe, id);
  const first = await refund('re:1', 400);
  expect(first).toMatchObject({
    intentId: id,
    key: 're:1',
    status: 'succeeded',
    amount: 400,
    currency: 'EUR',
    reason: 'requested_by_customer',
    failure: null,
  });
  expect(await stripe.provider.readRefund(first.id)).toEqual(first);
  await expect(refund('re:2', 851)).rejects.toMatchObject({ kind: 'refused', code: 'refund_too_large' });
  await refund('re:3', 850);
  await expect(refund('re:4', 1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(await stripe.provider.readIntent(id)).toMatchObject({ status: 'succeeded', amountRefunded: 1250 });
  expect(stripe.fakeStripe.balance()).toEqual({ EUR: 0 });
});

test('refuses to refund an unpaid intent', async () => {
  await using stripe = await withStripe();
  const { id } = await stripe.provider.createIntent(order);
  await expect(refundOf(stripe, id)('re:1', 100)).rejects.toMatchObject({
    kind: 'refused',
    code: 'not_paid',
  });
});

test('refuses to refund a disputed payment', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  stripe.fakeStripe.dispute(id);
  await expect(refundOf(stripe, id)('re:1', 100)).rejects.toMatchObject({ code: 'charge_disputed' });
});

test('makes one refund per key, even after the key has expired at the provider', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  const refund = refundOf(stripe, id);
  const first = await refund('re:1', 400);
  expect((await refund('re:1', 400)).id).toBe(first.id);
  stripe.fakeStripe.expireKeys();
  expect((await refund('re:1', 400)).id).toBe(first.id);
  await expect(refund('re:1', 500)).rejects.toMatchObject({ kind: 'refused', code: 'idempotency_error' });
  expect(stripe.fakeStripe.balance()).toEqual({ EUR: 850 });
});

test.each(['silence', 'silence_after_work', 'server_error', 'rate_limited'] as const)(
  'refunds only once if a call is repeated after %s',
  async (fault) => {
    // In milliseconds. Short, because every test of a silent server takes this long, but long enough for a busy machine
    // to respond.
    await using stripe = await withStripe({ timeout: 3000 });
    const id = await stripe.payOrder();
    stripe.fakeStripe.fail(fault, { on: 'POST /v1/refunds' });
    const refund = refundOf(stripe, id);
    await expect(refund('re:1', 400)).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await refund('re:1', 400)).amount).toBe(400);
    expect(stripe.fakeStripe.balance()).toEqual({ EUR: 850 });
  },
);

test('never refunds more than was paid, even with concurrent calls', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  const refund = refundOf(stripe, id);
  await Promise.allSettled(Array.from({ length: 20 }, (_, index) => refund(`re:${index}`, 500)));
  expect(stripe.fakeStripe.balance()).toEqual({ EUR: 250 });
  expect(await stripe.provider.listRefunds(id)).toHaveLength(2);
});

test('lists refunds made in the dashboard, which have no key', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  await refundOf(stripe, id)('re:1', 250);
  stripe.fakeStripe.refundInDashboard(id, 300);
  stripe.fakeStripe.refundInDashboard(id);
  const refunds = await stripe.provider.listRefunds(id);
  expect(refunds.map(({ key, amount }) => [key, amount])).toEqual([
    ['re:1', 250],
    [null, 300],
    [null, 700],
  ]);
  expect((await stripe.provider.readIntent(id)).amountRefunded).toBe(1250);
});

test('allows another refund after one has failed at the bank', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  const refund = refundOf(stripe, id);
  const first = await refund('re:1', 1250);
  stripe.fakeStripe.failRefund(first.id);
  expect(await stripe.provider.readRefund(first.id)).toMatchObject({
    status: 'failed',
    failure: 'expired_or_canceled_card',
  });
  expect((await stripe.provider.readIntent(id)).amountRefunded).toBe(0);
  await refund('re:2', 1250);
  expect(stripe.fakeStripe.balance()).toEqual({ EUR: 0 });
});

test('lists every refund across pages', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  for (let time = 0; time < 205; time++) stripe.fakeStripe.refundInDashboard(id, 1);
  expect(await stripe.provider.listRefunds(id)).toHaveLength(205);
});
