import type { PaymentFailureCode } from '../provider.ts';

/** Outcome of a payment with a card. `authenticate` requires the card's owner to authenticate. */
export type CardOutcome = 'pays' | 'authenticate' | PaymentFailureCode;

/** A card that pays with play money. */
export interface TestCard {
  brand: string;
  outcome: CardOutcome;
}

const card = (brand: string, outcome: CardOutcome = 'pays'): TestCard => ({ brand, outcome });

/** Stripe's test card numbers, https://docs.stripe.com/testing */
export const testCards: ReadonlyMap<string, TestCard> = new Map([
  ['4242424242424242', card('visa')],
  ['4000056655665556', card('visa')],
  ['5555555555554444', card('mastercard')],
  ['2223003122003222', card('mastercard')],
  ['5200828282828210', card('mastercard')],
  ['5105105105105100', card('mastercard')],
  ['378282246310005', card('amex')],
  ['371449635398431', card('amex')],
  ['6011111111111117', card('discover')],
  ['6011000990139424', card('discover')],
  ['3056930009020004', card('diners')],
  ['36227206271667', card('diners')],
  ['3566002020360505', card('jcb')],
  ['6200000000000005', card('unionpay')],
  ['4000000000000002', card('visa', 'generic_decline')],
  ['4000000000009995', card('visa', 'insufficient_funds')],
  ['4000000000000069', card('visa', 'expired_card')],
  ['4000000000000127', card('visa', 'incorrect_cvc')],
  ['4000000000000119', card('visa', 'processing_error')],
  ['4000002500003155', card('visa', 'authenticate')],
  ['4000002760003184', card('visa', 'authenticate')],
]);
