import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFakeStripe, type FakeStripe } from './fake-stripe.ts';

let fakeStripe: FakeStripe;
let stripe: Stripe;

beforeEach(async () => {
  fakeStripe = await startFakeStripe();
  stripe = new Stripe(fakeStripe.options.secretKey, { maxNetworkRetries: 0, ...fakeStripe.options.server });
});

afterEach(() => fakeStripe.close());

const params = {
  amount: 1000,
  currency: 'usd',
  automatic_payment_methods: { enabled: true },
} satisfies Stripe.PaymentIntentCreateParams;
const idempotencyKey = 'key-1';

test('confirms intents with Stripe’s test payment methods', async () => {
  const { id } = await stripe.paymentIntents.create(params);
  const declined = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' });
  await expect(declined).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code: 'card_declined',
    decline_code: 'generic_decline',
    payment_intent: { id, status: 'requires_payment_method' },
  });
  const intent = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  expect(intent).toMatchObject({ status: 'succeeded', latest_charge: expect.stringMatching(/^ch_/) });
  const charge = await stripe.charges.retrieve(intent.latest_charge as string);
  expect(charge).toMatchObject({ paid: true, amount: 1000, payment_intent: id });
  const secondConfirmation = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await expect(secondConfirmation).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('replays the first response for a repeated key, with the replay header', async () => {
  const first = await stripe.paymentIntents.create(params, { idempotencyKey });
  fakeStripe.pay(first.id, '4242424242424242');
  const second = await stripe.paymentIntents.create(params, { idempotencyKey });
  expect(second).toMatchObject({ id: first.id, status: 'requires_payment_method' });
  expect(second.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
    'idempotency-key': idempotencyKey,
  });
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.requestId).not.toBe(first.lastResponse.requestId);
});

test('rejects a key used for another request', async () => {
  await stripe.paymentIntents.create(params, { idempotencyKey });
  const other = stripe.paymentIntents.create({ ...params, amount: 2000 }, { idempotencyKey });
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test('leaves a key unused if its request was invalid', async () => {
  const mismatchedRequest = stripe.paymentIntents.create({ ...params, amount: 1 }, { idempotencyKey });
  await expect(mismatchedRequest).rejects.toMatchObject({ code: 'amount_too_small' });
  const right = await stripe.paymentIntents.create(params, { idempotencyKey });
  expect(right.amount).toBe(1000);
});

test('rejects a key whose request is still in progress', async () => {
  fakeStripe.setLatency(50);
  const first = stripe.paymentIntents.create(params, { idempotencyKey });
  const second = stripe.paymentIntents.create(params, { idempotencyKey });
  const statuses = await Promise.all(
    [first, second].map((call) =>
      call.then(() => 200).catch((error: unknown) => (error as { statusCode: number }).statusCode),
    ),
  );
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test.each([
  [{ ...params, currency: 'xyz' }, 'currency', undefined],
  [{ ...params, amout: 5 }, 'amout', 'parameter_unknown'],
  [{ currency: 'usd' }, 'amount', 'parameter_missing'],
  [{ ...params, metadata: { ['n'.repeat(41)]: '1' } }, 'metadata', undefined],
  [{ ...params, metadata: { note: 'x'.repeat(501) } }, 'metadata[note]', undefined],
])('rejects %o because of %s', async (values, param, code) => {
  const created = stripe.paymentIntents.create(values as Stripe.PaymentIntentCreateParams);
  await expect(created).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param, code });
});

test('decodes form values unchanged', async () => {
  const metadata = { order_number: '2026-000017', title: 'a=b&c[d] ü €' };
  const { id } = await stripe.paymentIntents.create({ ...params, metadata, description: 'Zwei + eins' });
  expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ metadata, description: 'Zwei + eins' });
});

test('rejects other secret keys and unknown paths', async () => {
  const stranger = new Stripe('sk_test_of_nobody', { ...fakeStripe.options.server });
  await expect(stranger.paymentIntents.create(params)).rejects.toMatchObject({ statusCode: 401 });
  await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 404 });
});
