import { expect, test } from 'vitest';
import { createTestProvider } from '../test-provider.ts';
import { testPaymentsInMemory } from '../testing/test-payments-in-memory.ts';

const card = { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' };

async function withIntent({ paid }: { paid: boolean }) {
  const provider = createTestProvider({
    store: testPaymentsInMemory(),
    now: () => new Date('2060-01-01T00:00:00Z'),
  });
  const { id } = await provider.createIntent({
    orderId: 'order-1',
    attempt: 1,
    amount: 1000,
    currency: 'JPY',
    description: 'A book',
  });
  if (paid) await provider.confirm({ intentId: id, card });
  const refund = (key: string, amount: number) =>
    provider.refund({ intentId: id, amount, key, reason: 'requested_by_customer' });
  return { provider, id, refund };
}

test('refunds in parts until nothing is left', async () => {
  const { provider, id, refund } = await withIntent({ paid: true });
  const first = await refund('re:1', 400);
  expect(first).toMatchObject({ status: 'succeeded', amount: 400, currency: 'JPY', key: 're:1' });
  await expect(refund('re:2', 601)).rejects.toMatchObject({ code: 'refund_too_large' });
  await refund('re:3', 600);
  await expect(refund('re:4', 1)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  expect(await provider.readIntent(id)).toMatchObject({ status: 'succeeded', amountRefunded: 1000 });
  expect(await provider.readRefund(first.id)).toEqual(first);
  expect((await provider.listRefunds(id)).map(({ amount }) => amount)).toEqual([400, 600]);
});

test('makes one refund per key', async () => {
  const { provider, id, refund } = await withIntent({ paid: true });
  const same = await Promise.all([refund('re:1', 400), refund('re:1', 400), refund('re:1', 400)]);
  expect(new Set(same.map((one) => one.id)).size).toBe(1);
  await expect(refund('re:1', 500)).rejects.toMatchObject({ code: 'idempotency_error' });
  expect((await provider.readIntent(id)).amountRefunded).toBe(400);
});

test('never refunds more than was paid, even with concurrent calls', async () => {
  const { provider, id, refund } = await withIntent({ paid: true });
  await Promise.allSettled(Array.from({ length: 20 }, (_, index) => refund(`re:${index}`, 300)));
  expect((await provider.readIntent(id)).amountRefunded).toBe(900);
});

test('refuses to refund an unpaid intent', async () => {
  const { refund } = await withIntent({ paid: false });
  await expect(refund('re:1', 1000)).rejects.toMatchObject({ code: 'not_paid' });
});

test.each([0, -1, 0.5])('rejects the refund amount %s', async (amount) => {
  const { refund } = await withIntent({ paid: true });
  await expect(refund('re:1', amount)).rejects.toMatchObject({ code: 'parameter_invalid_integer' });
});
