import { expect, test } from 'vitest';
import type { PaymentProblem } from '../payment-problem.ts';
import { order, withStripe } from '../testing/with-stripe.ts';

const create = 'POST /v1/payment_intents';
// Milliseconds. Tests with a silent stand-in take this long, yet a busy machine must respond in time.
const impatient = { timeout: 3000 };

test.each(['silence', 'silence_after_work', 'server_error', 'rate_limited'] as const)(
  'after %s the same call again makes one intent',
  async (fault) => {
    await using stripe = await withStripe(impatient);
    stripe.standIn.fail(fault, { on: create });
    await expect(stripe.provider.createIntent(order)).rejects.toMatchObject({ kind: 'unreachable' });
    expect((await stripe.provider.createIntent(order)).status).toBe('requires_payment_method');
    expect(stripe.standIn.countIntents()).toBe(1);
  },
);

test.each(['drop', 'drop_after_work'] as const)(
  'after %s the library asks again, with the key',
  async (fault) => {
    await using stripe = await withStripe();
    stripe.standIn.fail(fault, { on: create });
    await stripe.provider.createIntent(order);
    const creations = stripe.standIn.seen.filter(({ method }) => method === 'POST');
    expect(creations.map(({ key }) => key)).toEqual(['pi:order-1:1', 'pi:order-1:1']);
    expect(stripe.standIn.countIntents()).toBe(1);
  },
);

test('tries again by itself as often as it was told', async () => {
  await using stripe = await withStripe({ maxNetworkRetries: 2 });
  stripe.standIn.fail('server_error', { times: 2, on: create });
  await stripe.provider.createIntent(order);
  stripe.standIn.fail('drop', { times: 3, on: create });
  const next = stripe.provider.createIntent({ ...order, attempt: 2 });
  await expect(next).rejects.toMatchObject({ kind: 'unreachable' });
});

test('an intent that was paid since its answer was lost is answered as paid', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  expect(await stripe.provider.createIntent(order)).toMatchObject({ id, status: 'succeeded' });
});

test('a key is for one thing', async () => {
  await using stripe = await withStripe();
  await stripe.provider.createIntent(order);
  const other = stripe.provider.createIntent({ ...order, amount: 100 });
  await expect(other).rejects.toMatchObject({ kind: 'refused', code: 'idempotency_error' });
  expect(stripe.standIn.countIntents()).toBe(1);
});

test('a fault that the key remembers does not go away; the next attempt does', async () => {
  await using stripe = await withStripe();
  stripe.standIn.fail('server_error_kept', { on: create });
  for (let time = 0; time < 2; time++)
    await expect(stripe.provider.createIntent(order)).rejects.toMatchObject({ kind: 'unreachable' });
  expect((await stripe.provider.createIntent({ ...order, attempt: 2 })).attempt).toBe(2);
});

test('fifty calls at the same moment make one intent', async () => {
  await using stripe = await withStripe();
  stripe.standIn.setLatency(30);
  const calls = Array.from({ length: 50 }, () => stripe.provider.createIntent(order));
  const outcomes = await Promise.all(
    calls.map((call) => call.then(({ id }) => id).catch((error: unknown) => (error as PaymentProblem).code)),
  );
  const ids = new Set(outcomes.filter((outcome) => outcome !== 'idempotency_key_in_use'));
  expect(ids.size).toBe(1);
  expect(stripe.standIn.countIntents()).toBe(1);
});

test('calls at the same moment all get the intent when they may ask again', async () => {
  await using stripe = await withStripe({ maxNetworkRetries: 2 });
  stripe.standIn.setLatency(30);
  const intents = await Promise.all(Array.from({ length: 5 }, () => stripe.provider.createIntent(order)));
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
});

test('nobody there', async () => {
  const stripe = await withStripe();
  await stripe.standIn.close();
  await expect(stripe.provider.createIntent(order)).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a cancel without answer can be asked for again', async () => {
  await using stripe = await withStripe(impatient);
  const { id } = await stripe.provider.createIntent(order);
  stripe.standIn.fail('silence_after_work', { on: `POST /v1/payment_intents/${id}/cancel` });
  await expect(stripe.provider.cancelIntent(id)).rejects.toMatchObject({ kind: 'unreachable' });
  expect((await stripe.provider.cancelIntent(id)).status).toBe('canceled');
});
