import type { Stripe } from 'stripe';

interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: Stripe.PaymentIntent;
}

export class StripeErrorResponse extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** An invalid request. Stripe rejects it before processing, so its idempotency key stays unused. */
export class BadParameter extends StripeErrorResponse {
  constructor(param: string | undefined, message: string, code?: string) {
    super(400, {
      type: 'invalid_request_error',
      message,
      ...(param && { param }),
      ...(code && { code }),
    });
  }
}

/** Creates the error response for an object that doesn't exist: 404 if its ID is in the path, 400 in a parameter. */
export const createMissingError = (
  status: 400 | 404,
  kind: string,
  id: string,
  param: string,
): StripeErrorResponse =>
  new StripeErrorResponse(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });
