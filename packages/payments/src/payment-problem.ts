/**
 * - `unreachable`: no answer, or none that says what happened (time-out, lost connection, 5xx, 429). The provider may or
 *   may not have done the work; the same call again is safe, because creating and refunding carry a key.
 * - `refused`: the provider will not do this, now or later; `code` says why
 * - `not_found`: the provider has no such object
 * - `bad_signature`: what came in is not from the provider, or is too old
 * - `misconfigured`: the provider does not accept our key, or the key may not do this
 */
export type PaymentProblemKind = 'unreachable' | 'refused' | 'not_found' | 'bad_signature' | 'misconfigured';

/**
 * Why a provider did not do what it was asked. The message is for logs: it holds no key, card or client secret.
 *
 * `code` is the provider's own, except for those that callers need to know whatever the provider says:
 * `refund_too_large` and `charge_already_refunded` (less is left than asked), `not_paid` (nothing to refund yet),
 * `amount_too_large`, `amount_too_small`, `currency_not_supported`, `idempotency_error` (a key used again for something
 * else), and of the test provider `incorrect_number`, `invalid_expiry_month`, `invalid_expiry_year`, `invalid_cvc` and
 * `test_card_only`.
 */
export class PaymentProblem extends Error {
  override name = 'PaymentProblem';
  readonly kind: PaymentProblemKind;
  readonly code: string | null;
  /** The provider's id of the request, for its support; null where there was none. */
  readonly requestId: string | null;

  constructor(kind: PaymentProblemKind, code: string | null = null, requestId: string | null = null) {
    super([kind, code, requestId].filter(Boolean).join(': '));
    this.kind = kind;
    this.code = code;
    this.requestId = requestId;
  }
}
