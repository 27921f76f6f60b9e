/**
 * - `unreachable`: no response, or an inconclusive one (timeout, lost connection, 5xx, 429). The request may or may not
 *   have been processed. Retrying is safe, because creating and refunding use an idempotency key.
 * - `refused`: the provider rejects the request permanently; `code` is the reason
 * - `not_found`: the provider has no such object
 * - `bad_signature`: the message is not from the provider, or is too old
 * - `misconfigured`: our API key is invalid or lacks permission
 */
export type PaymentErrorKind = 'unreachable' | 'refused' | 'not_found' | 'bad_signature' | 'misconfigured';

/**
 * A failed request to a payment provider. The message is for logs and contains no key, card or client secret.
 *
 * `code` is the provider's own, except for codes that are the same for all providers: `refund_too_large` and
 * `charge_already_refunded` (less is left than requested), `not_paid` (nothing to refund yet), `amount_too_large`,
 * `amount_too_small`, `currency_not_supported`, `idempotency_error` (a key reused for another request), and from the
 * test provider `incorrect_number`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_cvc` and `test_card_only`.
 */
export class PaymentError extends Error {
  override name = 'PaymentError';
  readonly kind: PaymentErrorKind;
  readonly code: string | null;
  /** The provider's request ID, which its support team may ask for. Null if there is none. */
  readonly requestId: string | null;

  constructor(kind: PaymentErrorKind, code: string | null = null, requestId: string | null = null) {
    super([kind, code, requestId].filter(Boolean).join(': '));
    this.kind = kind;
    this.code = code;
    this.requestId = requestId;
  }
}
