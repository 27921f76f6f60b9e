import { PaymentError } from '../payment-error.ts';
import { testCards, type CardOutcome } from './test-cards.ts';

/** A card as entered by the buyer. */
export interface TypedCard {
  /** Spaces and dashes are ignored. */
  number: string;
  /** 1 to 12. */
  expMonth: number;
  /** Four digits. */
  expYear: number;
  cvc: string;
}

/** The card data that may be stored, and the outcome of paying with the card. */
export interface KnownCard {
  brand: string;
  last4: string;
  outcome: CardOutcome;
}

/**
 * Accepts only test cards. A number that could be a real card is neither stored nor part of an error.
 * @throws {PaymentError} refused: `incorrect_number`, `test_card_only`, `invalid_expiry_month`, `invalid_expiry_year`
 *   or `invalid_cvc`
 */
export function checkCard({ number, expMonth, expYear, cvc }: TypedCard, now: Date): KnownCard {
  const digits = number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !hasCheckDigit(digits)) throw createRejection('incorrect_number');
  const card = testCards.get(digits);
  if (!card) throw createRejection('test_card_only');
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12)
    throw createRejection('invalid_expiry_month');
  const year = now.getUTCFullYear();
  if (!Number.isInteger(expYear) || expYear < year || expYear > year + 50)
    throw createRejection('invalid_expiry_year');
  // A card is valid until the end of its month.
  if (expYear === year && expMonth < now.getUTCMonth() + 1) throw createRejection('invalid_expiry_month');
  if (!(card.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) throw createRejection('invalid_cvc');
  return { ...card, last4: digits.slice(-4) };
}

const createRejection = (code: string) => new PaymentError('refused', code);

/** Checks the Luhn digit, ISO/IEC 7812-1. */
function hasCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
