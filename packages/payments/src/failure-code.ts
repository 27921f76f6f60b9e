import type { PaymentFailureCode } from './provider.ts';

const codes: Record<string, PaymentFailureCode> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  incorrect_number: 'incorrect_number',
  invalid_number: 'incorrect_number',
  processing_error: 'processing_error',
  authentication_required: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_required',
};

/** Returns the failure code to show to the buyer. `providerCodes` are the provider's codes, most specific first. */
export const failureCode = (...providerCodes: (string | null | undefined)[]): PaymentFailureCode =>
  providerCodes.map((code) => code && codes[code]).find((code) => code) || 'generic_decline';
