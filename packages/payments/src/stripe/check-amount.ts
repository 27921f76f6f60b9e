import { PaymentError } from '../payment-error.ts';

// https://docs.stripe.com/currencies#zero-decimal
const withoutDecimals = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
const withThreeDecimals = new Set('BHD JOD KWD OMR TND'.split(' '));
const getStripeDecimals = (currency: string) =>
  withoutDecimals.has(currency) ? 0 : withThreeDecimals.has(currency) ? 3 : 2;

const getOwnDecimals = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;

/**
 * Rejects currencies whose minor unit differs between Stripe and `Intl`. Most are the same (1/100 for USD, 1 for
 * JPY), but ISK, UGX, HUF and some others differ, and the charge would be wrong by a factor of 100.
 * @throws {PaymentError} refused: `parameter_invalid_integer` or `currency_not_supported`
 */
export function checkAmount(amount: number, currency: string): void {
  if (!Number.isSafeInteger(amount)) throw new PaymentError('refused', 'parameter_invalid_integer');
  if (!/^[A-Z]{3}$/.test(currency) || getStripeDecimals(currency) !== getOwnDecimals(currency))
    throw new PaymentError('refused', 'currency_not_supported');
}
