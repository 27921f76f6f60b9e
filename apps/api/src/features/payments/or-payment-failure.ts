import type { ErrorCode } from '@glossa/contract/errors';
import { fail } from '@glossa/contract/failure';
import { PaymentProblem } from '@glossa/payments/payment-problem';
import type { Logger } from 'pino';

/** Error codes for what is wrong with a card, by the provider's code. */
const cardProblems: Record<string, ErrorCode> = {
  test_card_only: 'test_card_only',
  incorrect_number: 'card_number_invalid',
  invalid_expiry_month: 'card_expiry_invalid',
  invalid_expiry_year: 'card_expiry_invalid',
  invalid_cvc: 'card_cvc_invalid',
};

/**
 * Returns the result of `work` and turns payment problems into failures that say what to do.
 * @throws {Failure} `payment_unreachable`, `webhook_signature_invalid`, `payment_refused` or a card error
 */
export async function orPaymentFailure<Result>(
  { log }: { log: Pick<Logger, 'warn' | 'error'> },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentProblem)) throw error;
    const { kind, code } = error;
    if (kind === 'misconfigured') log.error({ err: error }, 'the payment provider does not accept our key');
    if (kind === 'misconfigured' || kind === 'unreachable') fail('payment_unreachable', { retryAfter: 5 });
    if (kind === 'bad_signature') fail('webhook_signature_invalid');
    log.warn({ err: error }, 'the payment provider refused');
    return fail(cardProblems[code ?? ''] ?? 'payment_refused');
  }
}
