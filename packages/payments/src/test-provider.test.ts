import { expect, test } from 'vitest';
import { createTestProvider } from './test-provider.ts';
import { testPaymentsInMemory } from './testing/test-payments-in-memory.ts';

const now = new Date('2026-11-22T12:00:00Z');
const order = { orderId: 'order-1', attempt: 1, amount: 1250, currency: 'EUR', description: 'Two books' };
const typed = (number: string) => ({ number, expMonth: 12, expYear: 2030, cvc: '123' });

async function withIntent() {
  const store = testPaymentsInMemory();
  const provider = createTestProvider({ store, now: () => now });
  const { id } = await provider.createIntent(order);
  const pay = (number: string) => provider.confirm({ intentId: id, card: typed(number) });
  return { store, provider, id, pay };
}

test('creates one intent per order and attempt', async () => {
  const { provider, id } = await withIntent();
  const secondIntents = await Promise.all([provider.createIntent(order), provider.createIntent(order)]);
  expect(secondIntents.map((intent) => intent.id)).toEqual([id, id]);
  expect((await provider.createIntent({ ...order, attempt: 2 })).id).not.toBe(id);
  await expect(provider.createIntent({ ...order, amount: 1 })).rejects.toMatchObject({
    kind: 'refused',
    code: 'idempotency_error',
  });
});

test.each([0, -100, 12.5, Number.NaN])('rejects the amount %s', async (amount) => {
  const provider = createTestProvider({ store: testPaymentsInMemory() });
  await expect(provider.createIntent({ ...order, amount })).rejects.toMatchObject({ kind: 'refused' });
});

test.each(['4242 4242 4242 4242', '5555555555554444', '378282246310005'])(
  'accepts payment with %s',
  async (number) => {
    const { pay } = await withIntent();
    expect(await pay(number)).toMatchObject({
      status: 'succeeded',
      amountReceived: 1250,
      card: { last4: number.slice(-4) },
      failure: null,
    });
  },
);

test.each([
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
])('%s is declined with %s, and another card can be tried', async (number, failure) => {
  const { pay } = await withIntent();
  expect(await pay(number)).toMatchObject({
    status: 'requires_payment_method',
    failure,
    amountReceived: 0,
    card: null,
  });
  expect(await pay('4242424242424242')).toMatchObject({ status: 'succeeded', failure: null });
});

test.each(['4000002500003155', '4000002760003184'])('requires authentication for %s', async (number) => {
  const { provider, id, pay } = await withIntent();
  expect(await pay(number)).toMatchObject({ status: 'requires_action', amountReceived: 0 });
  expect(await provider.authenticate({ intentId: id, passed: false })).toMatchObject({
    status: 'requires_payment_method',
    failure: 'authentication_required',
  });
  await pay(number);
  expect(await provider.authenticate({ intentId: id, passed: true })).toMatchObject({
    status: 'succeeded',
    failure: null,
  });
});

test('ignores authentication when none is pending', async () => {
  const { provider, id } = await withIntent();
  const intent = await provider.authenticate({ intentId: id, passed: true });
  expect(intent.status).toBe('requires_payment_method');
});

test.each([
  [typed('4242424242424241'), 'incorrect_number'],
  [typed('４２４２'), 'incorrect_number'],
  [typed(''), 'incorrect_number'],
  [typed('4111111111111111'), 'test_card_only'],
  [{ ...typed('4242424242424242'), expMonth: 13 }, 'invalid_expiry_month'],
  [{ ...typed('4242424242424242'), expMonth: 10, expYear: 2026 }, 'invalid_expiry_month'],
  [{ ...typed('4242424242424242'), expYear: 2025 }, 'invalid_expiry_year'],
  [{ ...typed('4242424242424242'), cvc: '12' }, 'invalid_cvc'],
])('rejects %o with %s and stores nothing', async (card, code) => {
  const { provider, id, store } = await withIntent();
  const error: unknown = await provider.confirm({ intentId: id, card }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: 'refused', code });
  expect(String(error)).not.toMatch(/\d{4}/);
  expect(store.dump()).not.toContain(card.number || 'cvc');
  expect(await provider.readIntent(id)).toMatchObject({ status: 'requires_payment_method', failure: null });
});

test('accepts a card until the end of its expiry month', async () => {
  const { provider, id } = await withIntent();
  const card = { ...typed('4242424242424242'), expMonth: 11, expYear: 2026 };
  expect(await provider.confirm({ intentId: id, card })).toMatchObject({ status: 'succeeded' });
});

test('never stores a full card number', async () => {
  const { pay, store } = await withIntent();
  await pay('4242424242424242');
  expect(store.dump()).toContain('4242');
  expect(store.dump()).not.toMatch(/\d{14}|123"/);
});

test('charges once for two concurrent clicks', async () => {
  const { pay } = await withIntent();
  const payments = await Promise.all([pay('4242424242424242'), pay('5555555555554444')]);
  expect(new Set(payments.map((intent) => intent.card?.last4)).size).toBe(1);
});

test('lets either payment or cancellation win when they race', async () => {
  const { provider, id, pay } = await withIntent();
  const [paid, cancelled] = await Promise.all([pay('4242424242424242'), provider.cancelIntent(id)]);
  expect(paid.status).toBe(cancelled.status);
});

test('keeps a paid intent paid, and a canceled one canceled', async () => {
  const first = await withIntent();
  await first.pay('4242424242424242');
  expect((await first.provider.cancelIntent(first.id)).status).toBe('succeeded');
  const second = await withIntent();
  await second.provider.cancelIntent(second.id);
  expect((await second.pay('4242424242424242')).status).toBe('canceled');
});

test('rejects unknown IDs and webhook messages', async () => {
  const { provider } = await withIntent();
  await expect(provider.readIntent('pi_none')).rejects.toMatchObject({ kind: 'not_found' });
  await expect(provider.readRefund('re_none_1')).rejects.toMatchObject({ kind: 'not_found' });
  expect(() => provider.readEvent({ rawBody: Buffer.from('{}'), signature: 't=1' })).toThrow('bad_signature');
});
