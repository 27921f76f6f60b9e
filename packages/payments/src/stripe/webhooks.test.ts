import { expect, test } from 'vitest';
import type { PaymentEvent, PaymentProvider } from '../provider.ts';
import { startReceiver } from '../testing/receiver.ts';
import { order, withStripe } from '../testing/with-stripe.ts';

async function startRecordingReceiver(provider: PaymentProvider) {
  const events: PaymentEvent[] = [];
  const receiver = await startReceiver((message) => void events.push(provider.readEvent(message)));
  return { events, url: receiver.url, [Symbol.asyncDispose]: () => receiver[Symbol.asyncDispose]() };
}

test('delivers the events of a payment in order', async () => {
  await using stripe = await withStripe();
  await using receiver = await startRecordingReceiver(stripe.provider);
  const { id } = await stripe.provider.createIntent(order);
  stripe.fakeStripe.pay(id, '4000000000000002');
  stripe.fakeStripe.pay(id, '4000002760003184');
  stripe.fakeStripe.completeAction(id, true);
  stripe.fakeStripe.refundInDashboard(id, 250);
  stripe.fakeStripe.dispute(id);
  const delivered = await stripe.fakeStripe.deliver({ url: receiver.url });
  expect(delivered.every(({ status }) => status === 200)).toBe(true);
  expect(receiver.events.map(({ type }) => type)).toEqual([
    'payment_intent.created',
    'charge.failed',
    'payment_intent.payment_failed',
    'payment_intent.requires_action',
    'charge.succeeded',
    'payment_intent.succeeded',
    'refund.created',
    'charge.refunded',
    'charge.dispute.created',
  ]);
  expect(new Set(receiver.events.map(({ intentId }) => intentId))).toEqual(new Set([id]));
});

test('uses the same event IDs in repeated and out-of-order deliveries', async () => {
  await using stripe = await withStripe();
  await using receiver = await startRecordingReceiver(stripe.provider);
  await stripe.payOrder();
  await stripe.fakeStripe.deliver({ url: receiver.url, times: 50, shuffled: true, parallel: 8 });
  const { events } = stripe.fakeStripe;
  expect(receiver.events).toHaveLength(50 * events.length);
  expect(new Set(receiver.events.map(({ id }) => id))).toEqual(new Set(events.map(({ id }) => id)));
});

test('keeps old values in an event, and returns current ones when the intent is read', async () => {
  await using stripe = await withStripe();
  const id = await stripe.payOrder();
  stripe.fakeStripe.refundInDashboard(id);
  const succeeded = stripe.fakeStripe.events.find(({ type }) => type === 'charge.succeeded');
  expect(succeeded?.data.object).toMatchObject({ amount_refunded: 0 });
  expect((await stripe.provider.readIntent(id)).amountRefunded).toBe(1250);
});

test('rejects events with another signature or an old timestamp', async () => {
  await using stripe = await withStripe();
  await using receiver = await startRecordingReceiver(stripe.provider);
  await stripe.payOrder();
  const { url } = receiver;
  const forged = await stripe.fakeStripe.deliver({ url, secret: 'whsec_of_someone_else' });
  const old = await stripe.fakeStripe.deliver({ url, signedAt: new Date(Date.now() - 301_000) });
  expect([...forged, ...old].every(({ status }) => status === 400)).toBe(true);
  expect(receiver.events).toEqual([]);
});

test('reports an unreachable receiver', async () => {
  await using stripe = await withStripe();
  await stripe.payOrder();
  const receiver = await startRecordingReceiver(stripe.provider);
  await receiver[Symbol.asyncDispose]();
  const delivered = await stripe.fakeStripe.deliver({ url: receiver.url });
  expect(delivered.map(({ status }) => status)).toEqual([0, 0, 0]);
});
