import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { createStripeProvider } from '../stripe-provider.ts';

const secret = 'whsec_of_this_test';
const sentAt = new Date('2026-11-22T12:00:00Z');
const secondsLater = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);

const event = (object: object) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'charge.refunded',
    created: sentAt.getTime() / 1000,
    data: { object },
  });
const charge = event({ id: 'ch_1', object: 'charge', payment_intent: 'pi_1' });

const sign = (payload: string, by = secret) =>
  new Stripe('sk_test_x').webhooks.generateTestHeaderString({
    payload,
    secret: by,
    timestamp: sentAt.getTime() / 1000,
  });

function read(body: string, signature: string | undefined, now = secondsLater(1)) {
  const provider = createStripeProvider({
    secretKey: 'sk_test_x',
    publishableKey: 'pk_test_x',
    webhookSecret: secret,
    now: () => now,
  });
  return provider.readEvent({ rawBody: Buffer.from(body), signature });
}

test('returns the ID, type, object and payment of an event', () => {
  expect(read(charge, sign(charge))).toEqual({
    id: 'evt_1',
    type: 'charge.refunded',
    objectKind: 'charge',
    intentId: 'pi_1',
    createdAt: sentAt,
  });
});

test.each([
  [{ id: 'pi_2', object: 'payment_intent' }, 'intent', 'pi_2'],
  [{ id: 're_1', object: 'refund', payment_intent: 'pi_2' }, 'refund', 'pi_2'],
  [{ id: 're_1', object: 'refund', payment_intent: null }, 'refund', null],
  [{ id: 'dp_1', object: 'dispute', payment_intent: { id: 'pi_2' } }, 'dispute', 'pi_2'],
  [{ id: 'cus_1', object: 'customer' }, 'other', null],
])('finds the payment of %o', (object, objectKind, intentId) => {
  const body = event(object);
  expect(read(body, sign(body))).toMatchObject({ objectKind, intentId });
});

test('accepts one valid signature of two while the secret is being rotated', () => {
  const twoSignatures = `${sign(charge, 'whsec_the_old_one')},${sign(charge).split(',')[1]}`;
  expect(read(charge, twoSignatures).id).toBe('evt_1');
});

test.each([
  ['without a signature', charge, undefined],
  ['with an empty signature', charge, ''],
  ['with a malformed signature', charge, 'Bearer abc'],
  ['signed with another secret', charge, sign(charge, 'whsec_of_someone_else')],
  ['modified in transit', charge.replace('pi_1', 'pi_9'), sign(charge)],
  ['without a body', '', sign(charge)],
  ['with another timestamp', charge, sign(charge).replace(/t=\d+/, 't=1795348801')],
])('rejects an event %s', (_, body, signature) => {
  expect(() => read(body, signature)).toThrow(expect.objectContaining({ kind: 'bad_signature' }));
});

test('rejects an event that is more than five minutes old', () => {
  expect(read(charge, sign(charge), secondsLater(300)).id).toBe('evt_1');
  expect(() => read(charge, sign(charge), secondsLater(301))).toThrow('bad_signature');
});

test('rejects a signed message that is not an event', () => {
  for (const body of ['[', '{"object":"v2.core.event"}', '{"id":"evt_1"}'])
    expect(() => read(body, sign(body))).toThrow(expect.objectContaining({ code: 'event_unreadable' }));
});
