import { Stripe } from 'stripe';
import { PaymentError } from '../payment-error.ts';

/**
 * Converts an SDK error and rethrows any other error. Omits Stripe's messages, which may repeat what was sent.
 */
export function toPaymentError(error: unknown): PaymentError {
  const { errors } = Stripe;
  if (!(error instanceof errors.StripeError)) throw error;
  const requestId = error.requestId ?? null;
  if (error instanceof errors.StripeSignatureVerificationError) return new PaymentError('bad_signature');
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new PaymentError('misconfigured', error.code ?? null, requestId);
  if (error instanceof errors.StripeIdempotencyError && error.statusCode === 400)
    return new PaymentError('refused', 'idempotency_error', requestId);
  if (error instanceof errors.StripeInvalidRequestError)
    return error.code === 'resource_missing'
      ? new PaymentError('not_found', error.param ?? null, requestId)
      : new PaymentError('refused', error.code ?? error.rawType ?? null, requestId);
  if (error instanceof errors.StripeCardError)
    return new PaymentError('refused', error.decline_code || (error.code ?? null), requestId);
  // No response, a rate limit, an idempotency key in use by a concurrent call, or a server error.
  return new PaymentError('unreachable', error.code ?? null, requestId);
}
