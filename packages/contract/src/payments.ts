import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { orderStatuses } from './orders.ts';

export const paymentProviders = ['stripe', 'test'] as const;

/** Reasons for a declined card that the buyer may see. */
export const paymentFailures = [
  'generic_decline',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'processing_error',
  'authentication_required',
] as const;

export const getPaymentConfig = endpoint({
  method: 'GET',
  path: '/api/payment/config/',
  summary: "Get the shop's payment configuration",
  access: 'public',
  result: z.object({
    configured: z.boolean(),
    provider: z.enum(paymentProviders).nullable(),
    /** Whether payments are in test mode, in which no real money moves. */
    test: z.boolean(),
    /** Publishable key with which the browser connects to the provider. */
    publicKey: z.string().nullable(),
    /** Whether the test pages for the shop and for payments are available. Always false in production. */
    testPages: z.boolean(),
  }),
});
export type PaymentConfig = z.infer<(typeof getPaymentConfig)['result']>;

/** State of an order's payment, as just fetched from the provider. */
export const PaymentState = z
  .object({
    order_id: Id,
    order_status: z.enum(orderStatuses),
    status: z.enum([
      'requires_payment_method',
      'requires_confirmation',
      'requires_action',
      'processing',
      'succeeded',
      'canceled',
    ]),
    /** Why the last card was declined. */
    failure: z.enum(paymentFailures).nullable(),
  })
  .meta({ id: 'PaymentState' });
export type PaymentState = z.infer<typeof PaymentState>;

const body = z.strictObject({ order_id: Id });
const errors = [
  'order_not_found',
  'payments_not_configured',
  'payment_unreachable',
  'payment_refused',
] as const;

export const createPaymentIntent = endpoint({
  method: 'POST',
  path: '/api/payment/create-payment-intent/',
  summary: 'Start or continue paying for an order; starts a new attempt if the last one was canceled',
  access: 'user',
  body,
  result: PaymentState.extend({
    /** Lets the buyer's browser pay. Null if the provider uses no client secret, or if the order is already paid. */
    clientSecret: z.string().nullable(),
  }),
  errors: [...errors, 'order_not_pending', 'payment_elsewhere', 'email_not_verified'],
});

export const confirmPayment = endpoint({
  method: 'POST',
  path: '/api/payment/confirm/',
  summary: "Refresh the state of an order's payment from the payment provider",
  access: 'user',
  body,
  result: PaymentState,
  errors: [...errors, 'payment_not_found'],
});

export const payByTestCard = endpoint({
  method: 'POST',
  path: '/api/payment/test-card/',
  summary: "Pay for an order with one of Stripe's test cards; only in the demo",
  access: 'user',
  body: z.strictObject({
    order_id: Id,
    number: z.string().max(40),
    exp_month: z.int().min(0).max(99),
    exp_year: z.int().min(0).max(9999),
    cvc: z.string().max(4),
  }),
  result: PaymentState,
  errors: [
    ...errors,
    'payment_not_found',
    'test_card_only',
    'card_number_invalid',
    'card_expiry_invalid',
    'card_cvc_invalid',
  ],
});

export const authenticateTestCard = endpoint({
  method: 'POST',
  path: '/api/payment/test-authentication/',
  summary: 'Approve or decline the authentication of a test card; only in the demo',
  access: 'user',
  body: z.strictObject({ order_id: Id, passed: z.boolean() }),
  result: PaymentState,
  errors: [...errors, 'payment_not_found'],
});

export const receivePaymentEvent = endpoint({
  method: 'POST',
  path: '/api/payment/webhook/',
  summary: 'Receive a signed payment event from the payment provider',
  access: 'public',
  csrf: false,
  keepsRawBody: true,
  bodyLimit: 1024 * 1024,
  body: z.unknown(),
  result: z.object({ received: z.boolean() }),
  errors: ['payments_not_configured', 'payment_unreachable', 'webhook_signature_invalid'],
});
