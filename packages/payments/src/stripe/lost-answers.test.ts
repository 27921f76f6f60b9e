import { expect, test } from 'vitest';
import type { PaymentError } from '../payment-error.ts';
import { order, withStripe } from '../testing/with-stripe.ts';

const create = 'POST /v1/payment_intents';
// In milliseconds. Short, because every test of a silent server takes this long, but long enough for a busy machine to
// respond.
const shortTimeout = { timeout: 3000 };

test.each(['silence', 'silence_after_work', 'server_error', 'rate_limited'] as const)(
  'creates a single intent if a call is repeated after %s',
  async (fault) => {
    await using stripe = await withStripe(shortTimeout);
    stripe.fakeStripe.fail(fault, { on: create });
    await expect(stripe.provider.createIntent(order)).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await stripe.provider.createIntent(order)).status).toBe('requires_payment_method');
    expect(stripe.fakeStripe.countIntents()).toBe(1);
  },
);

test.each(['drop', 'drop_after_work'] as const)(
  'retries with the same idempotency key after %s',
  async (fault) => {
    await using stripe = await withStripe();
    stripe.fakeStripe.fail(fault, { on: create });
    await stripe.provider.createIntent(order);
    const creations = stripe.fakeStripe.requests.filter(({ method }) => method === 'POST');
    expect(creations.map(({ key }) => key)).toEqual(['pi:order-1:1', 'pi:order-1:1']);
    expect(stripe.fakeStripe.countIntents()).toBe(1);
  },
);

test('retries as often as configured', async () => {
  await using stripe = await withStripe({ maxNetworkRetries: 2 });
  stripe.fakeStripe.fail('server_error', { times: 2, on: create });
  await stripe.provider.createIntent(order);
  stripe.fakeStripe.fail('drop', { times: 3, on: create });
  const next = stripe.provider.createIntent({ ...order, attempt: 2 });
  await expect(next).rejects.toMatchObject({ kind: 'unreachable' });
});

test('returns an intent as paid if it was paid after its response was lost', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  expect(await stripe.provider.createIntent(order)).toMatchObject({ id, status: 'succeeded' });
});

test('refuses to reuse a key for another request', async () => {
  await using stripe = await withStripe();
  await stripe.provider.createIntent(order);
  const other = stripe.provider.createIntent({ ...order, amount: 100 });
  await expect(other).rejects.toMatchObject({ kind: 'refused', code: 'idempotency_error' });
  expect(stripe.fakeStripe.countIntents()).toBe(1);
});

test('replays the error stored for a key, and succeeds with the next attempt', async () => {
  await using stripe = await withStripe();
  stripe.fakeStripe.fail('server_error_kept', { on: create });
  for (let time = 0; time < 2; time++)
    await expect(stripe.provider.createIntent(order)).rejects.toMatchObject({ kind: 'unreachable' });
  expect((await stripe.provider.createIntent({ ...order, attempt: 2 })).attempt).toBe(2);
});

test('creates one intent from fifty concurrent calls', async () => {
  await using stripe = await withStripe();
  stripe.fakeStripe.setLatency(30);
  const calls = Array.from({ length: 50 }, () => stripe.provider.createIntent(order));
  const outcomes = await Promise.all(
    calls.map((call) => call.then(({ id }) => id).catch((error: unknown) => (error as PaymentError).code)),
  );
  const ids = new Set(outcomes.filter((outcome) => outcome !== 'idempotency_key_in_use'));
  expect(ids.size).toBe(1);
  expect(stripe.fakeStripe.countIntents()).toBe(1);
});

test('returns the same intent to concurrent calls with retries', async () => {
  await using stripe = await withStripe({ maxNetworkRetries: 2 });
  stripe.fakeStripe.setLatency(30);
  const intents = await Promise.all(Array.from({ length: 5 }, () => stripe.provider.createIntent(order)));
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
});

test('reports an unreachable server', async () => {
  const stripe = await withStripe();
  await stripe.fakeStripe.close();
  await expect(stripe.provider.createIntent(order)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('allows repeating a cancellation whose response was lost', async () => {
  await using stripe = await withStripe(shortTimeout);
  const { id } = await stripe.provider.createIntent(order);
  stripe.fakeStripe.fail('silence_after_work', { on: `POST /v1/payment_intents/${id}/cancel` });
  await expect(stripe.provider.cancelIntent(id)).rejects.toMatchObject({ kind: 'unreachable' });
  expect((await stripe.provider.cancelIntent(id)).status).toBe('canceled');
});
