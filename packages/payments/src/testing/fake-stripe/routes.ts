import type { Stripe } from 'stripe';
import type { Form } from './form.ts';
import { cancelIntent, confirmIntent, createIntent } from './intents.ts';
import { createMissingError, StripeErrorResponse } from './error-response.ts';
import { createRefund, listRefunds } from './refunds.ts';
import { findIntent, type World } from './world.ts';

type Handler = (world: World, form: Form, id: string) => object;

const routes: [method: string, path: RegExp, handler: Handler][] = [
  ['POST', /^\/v1\/payment_intents$/, (world, form) => expandIntent(world, form, createIntent(world, form))],
  [
    'GET',
    /^\/v1\/payment_intents\/([^/]+)$/,
    (world, form, id) => expandIntent(world, form, findIntent(world, id)),
  ],
  [
    'POST',
    /^\/v1\/payment_intents\/([^/]+)\/cancel$/,
    (world, form, id) => expandIntent(world, form, cancelIntent(world, id, form)),
  ],
  [
    'POST',
    /^\/v1\/payment_intents\/([^/]+)\/confirm$/,
    (world, form, id) => expandIntent(world, form, confirmIntent(world, id, form)),
  ],
  ['POST', /^\/v1\/refunds$/, (world, form) => createRefund(world, form)],
  ['GET', /^\/v1\/refunds$/, (world, form) => listRefunds(world, form)],
  ['GET', /^\/v1\/refunds\/([^/]+)$/, (world, _, id) => findOrThrow(world.refunds, 'refund', id)],
  ['GET', /^\/v1\/charges\/([^/]+)$/, (world, _, id) => findOrThrow(world.charges, 'charge', id)],
];

/**
 * Handles a request and returns a copy of the resulting object.
 * @throws {StripeErrorResponse} when the request fails or its URL is unknown
 */
export function handleRequest(world: World, method: string, path: string, form: Form): object {
  for (const [verb, pattern, handler] of routes) {
    const match = verb === method ? pattern.exec(path) : null;
    if (match) return structuredClone(handler(world, form, decodeURIComponent(match[1] ?? '')));
  }
  throw new StripeErrorResponse(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

function findOrThrow<Kind extends object>(objects: Map<string, Kind>, kind: string, id: string): Kind {
  const object = objects.get(id);
  if (!object) throw createMissingError(404, kind, id, 'id');
  return object;
}

/** Expands an intent's charge if requested. */
function expandIntent(world: World, form: Form, intent: Stripe.PaymentIntent): object {
  const expand = typeof form['expand'] === 'object' ? Object.values(form['expand']) : [];
  if (!expand.includes('latest_charge') || typeof intent.latest_charge !== 'string') return intent;
  return { ...intent, latest_charge: world.charges.get(intent.latest_charge) };
}
