import type { Stripe } from 'stripe';

interface RefusalBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
}

/** An error response of Stripe. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: RefusalBody;

  constructor(status: number, body: RefusalBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** An invalid request. Stripe rejects it before processing, so that its idempotency key stays unused. */
export class BadParameter extends Refusal {
  constructor(param: string | undefined, message: string, code?: string) {
    super(400, {
      type: 'invalid_request_error',
      message,
      ...(param && { param }),
      ...(code && { code }),
    });
  }
}

/** Creates the refusal for a missing object that is named in the path (404) or in the values (400). */
export const missing = (status: 400 | 404, kind: string, id: string, param: string): Refusal =>
  new Refusal(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });
