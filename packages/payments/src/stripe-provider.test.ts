import { expect, test } from 'vitest';
import { createStripeProvider } from './stripe-provider.ts';
import { order, withStripe } from './testing/with-stripe.ts';

test('creates an intent with the order and the secret that the browser needs', async () => {
  await using stripe = await withStripe();
  const { provider, fakeStripe } = stripe;
  const intent = await provider.createIntent({ ...order, metadata: { order_number: '2026-000017' } });
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    orderId: 'order-1',
    attempt: 1,
    amount: 1250,
    currency: 'EUR',
    amountReceived: 0,
    amountRefunded: 0,
    disputed: false,
    failure: null,
    card: null,
  });
  expect(intent.clientSecret).toMatch(/^pi_\w+_secret_\w+$/);
  expect(await provider.readIntent(intent.id)).toEqual(intent);
  expect(provider).toMatchObject({ name: 'stripe', test: true, publicKey: 'pk_test_stand_in' });
  expect(fakeStripe.requests[0]).toMatchObject({ key: 'pi:order-1:1', apiVersion: '2026-10-28.endive' });
  expect(fakeStripe.events[0]?.data.object).toMatchObject({
    description: 'Two books',
    metadata: { order_number: '2026-000017' },
  });
});

test('isn’t in test mode with a live key', () => {
  const provider = createStripeProvider({
    secretKey: 'sk_live_x',
    publishableKey: 'pk_live_x',
    webhookSecret: 'whsec_x',
  });
  expect(provider.test).toBe(false);
});

test('accepts payment with a valid card', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  expect(await stripe.provider.readIntent(id)).toMatchObject({
    status: 'succeeded',
    amountReceived: 1250,
    card: { brand: 'visa', last4: '4242' },
  });
  expect(stripe.fakeStripe.balance()).toEqual({ EUR: 1250 });
});

test('handles yen, which have no minor unit', async () => {
  await using stripe = await withStripe();
  const { provider, fakeStripe } = stripe;
  const { id } = await provider.createIntent({ ...order, amount: 1500, currency: 'JPY' });
  fakeStripe.pay(id, '4242424242424242');
  await provider.refund({ intentId: id, amount: 500, key: 're:1', reason: 'requested_by_customer' });
  expect(await provider.readIntent(id)).toMatchObject({
    amount: 1500,
    currency: 'JPY',
    amountReceived: 1500,
    amountRefunded: 500,
  });
  expect(fakeStripe.balance()).toEqual({ JPY: 1000 });
});

test.each([
  ['4000000000000002', 'generic_decline'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc'],
  ['4000000000000119', 'processing_error'],
])('%s is declined with %s, and another card can pay the same intent', async (number, failure) => {
  await using stripe = await withStripe();
  const { provider, fakeStripe } = stripe;
  const { id } = await provider.createIntent(order);
  fakeStripe.pay(id, number);
  expect(await provider.readIntent(id)).toMatchObject({
    status: 'requires_payment_method',
    failure,
    amountReceived: 0,
    card: null,
  });
  fakeStripe.pay(id, '5555555555554444');
  expect(await provider.readIntent(id)).toMatchObject({
    status: 'succeeded',
    failure: null,
    card: { brand: 'mastercard', last4: '4444' },
  });
});

test('requires authentication when the card does', async () => {
  await using stripe = await withStripe();
  const { provider, fakeStripe } = stripe;
  const { id } = await provider.createIntent(order);
  fakeStripe.pay(id, '4000002500003155');
  expect(await provider.readIntent(id)).toMatchObject({ status: 'requires_action', amountReceived: 0 });
  fakeStripe.completeAction(id, false);
  expect(await provider.readIntent(id)).toMatchObject({
    status: 'requires_payment_method',
    failure: 'authentication_required',
  });
  fakeStripe.pay(id, '4000002500003155');
  fakeStripe.completeAction(id, true);
  expect(await provider.readIntent(id)).toMatchObject({ status: 'succeeded', failure: null });
});

test('cancels an unpaid intent, even when called twice', async () => {
  await using stripe = await withStripe();
  const { id } = await stripe.provider.createIntent(order);
  const statuses = [await stripe.provider.cancelIntent(id), await stripe.provider.cancelIntent(id)];
  expect(statuses.map(({ status }) => status)).toEqual(['canceled', 'canceled']);
  expect(stripe.fakeStripe.pay(id, '4242424242424242')).toBe('canceled');
  expect(stripe.fakeStripe.balance()).toEqual({});
});

test('returns the current status when a cancellation comes too late', async () => {
  await using stripe = await withStripe();
  const { provider, fakeStripe } = stripe;
  const paidOrder = await stripe.payOrder();
  expect(await provider.cancelIntent(paidOrder)).toMatchObject({ status: 'succeeded', amountReceived: 1250 });
  const { id } = await provider.createIntent({ ...order, attempt: 2 });
  fakeStripe.payLater(id);
  expect((await provider.cancelIntent(id)).status).toBe('processing');
  fakeStripe.completeAction(id, true);
  expect((await provider.readIntent(id)).status).toBe('succeeded');
});

test('reports a charged-back payment as disputed', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  stripe.fakeStripe.dispute(id);
  expect(await stripe.provider.readIntent(id)).toMatchObject({ status: 'succeeded', disputed: true });
});

test.each([
  [{ amount: 49 }, 'amount_too_small'],
  [{ amount: 100_000_000 }, 'amount_too_large'],
  [{ amount: -5 }, 'parameter_invalid_integer'],
  [{ amount: 12.5 }, 'parameter_invalid_integer'],
  [{ currency: 'eur' }, 'currency_not_supported'],
  [{ currency: 'ISK' }, 'currency_not_supported'],
])('rejects %o with %s', async (values, code) => {
  await using stripe = await withStripe();
  const created = stripe.provider.createIntent({ ...order, ...values });
  await expect(created).rejects.toMatchObject({ kind: 'refused', code });
  expect(stripe.fakeStripe.countIntents()).toBe(0);
});

test('rejects unknown IDs as not found', async () => {
  await using stripe = await withStripe();
  const { provider } = stripe;
  const refund = { intentId: 'pi_x', amount: 1, key: 're:1', reason: 'duplicate' } as const;
  for (const sentRequests of [
    provider.readIntent('pi_x'),
    provider.readIntent('../balance'),
    provider.cancelIntent('pi_x'),
    provider.readRefund('re_x'),
    provider.listRefunds('pi_x'),
    provider.refund(refund),
  ])
    await expect(sentRequests).rejects.toMatchObject({ kind: 'not_found' });
});

test('reports an invalid secret key as a misconfiguration without revealing it', async () => {
  await using stripe = await withStripe({ secretKey: 'sk_test_of_nobody' });
  const error: unknown = await stripe.provider.createIntent(order).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: 'misconfigured' });
  expect(String(error)).not.toContain('sk_test');
});
