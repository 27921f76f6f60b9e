import { testCards } from '../../test-provider/test-cards.ts';
import type { FakeStripeCard } from './pay.ts';
import { BadParameter, createMissingError } from './error-response.ts';

/** Returns the card with one of Stripe's test numbers. */
export function findCardByNumber(number: string): FakeStripeCard {
  const card = testCards.get(number);
  if (!card) throw new BadParameter('number', `not a test card: ${number}`, 'incorrect_number');
  return { ...card, last4: number.slice(-4) };
}

const numbers: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
};

/** Returns the card of one of Stripe's test payment methods: `pm_card_visa`, … */
export function findCardByMethod(id: string): FakeStripeCard {
  const number = numbers[id];
  if (!number) throw createMissingError(400, 'PaymentMethod', id, 'payment_method');
  return findCardByNumber(number);
}
