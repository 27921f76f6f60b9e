/**
 * - `requires_payment_method`: waits for a card; after a decline again, with `failure`
 * - `requires_confirmation`: has a card that was not charged yet
 * - `requires_action`: the buyer has to authenticate
 * - `processing`: the bank has not decided; cancelling fails now, paying may still succeed
 * - `succeeded`, `canceled`: the end
 */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/**
 * Why a card was declined, as far as its owner may be told: what banks say of lost, stolen or suspicious cards is
 * `generic_decline`, as the card networks ask for.
 */
export type PaymentFailureCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_number'
  | 'processing_error'
  | 'authentication_required';

/** One attempt to pay an order, as the provider sees it now. Amounts are minor units, currencies ISO 4217 (`EUR`). */
export interface PaymentIntent {
  id: string;
  status: PaymentStatus;
  /** Lets the buyer's browser pay this intent: for that buyer only, never for logs. The test provider has none. */
  clientSecret: string | null;
  orderId: string | null;
  attempt: number | null;
  amount: number;
  currency: string;
  amountReceived: number;
  /** All refunds that did not fail, whoever made them. */
  amountRefunded: number;
  /** Whether a bank took the money back or asks about it. */
  disputed: boolean;
  /** Of the last card that was tried. */
  failure: PaymentFailureCode | null;
  /** What was charged; null before that, and for payments without a card. */
  card: { brand: string; last4: string } | null;
  createdAt: Date;
}

/** What is to be paid. The same order and attempt must come with the same values each time. */
export interface NewPaymentIntent {
  orderId: string;
  /** From 1. One more makes another intent; the same one answers what there is. */
  attempt: number;
  /** Minor units, above 0. */
  amount: number;
  currency: string;
  /** On the buyer's receipt and in the provider's dashboard. */
  description: string;
  /** For whoever reads the dashboard, for instance the order's number. Names of at most 40 characters, values of 500. */
  metadata?: Record<string, string>;
}

/** `failed` and `canceled` refunds did not move money: the buyer did not get it. */
export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
export type RefundReason = 'requested_by_customer' | 'duplicate' | 'fraudulent';

/** Money that goes back, as the provider sees it now. */
export interface PaymentRefund {
  id: string;
  intentId: string | null;
  /** The key it was asked for with; null for refunds made in the provider's dashboard. */
  key: string | null;
  status: RefundStatus;
  /** Minor units. */
  amount: number;
  currency: string;
  reason: RefundReason | null;
  /** The provider's own word for why it failed. */
  failure: string | null;
  createdAt: Date;
}

export interface NewPaymentRefund {
  intentId: string;
  /** Minor units, above 0. */
  amount: number;
  /** One refund for each key, at whatever time it is asked for again; then with the same values. */
  key: string;
  reason: RefundReason;
  metadata?: Record<string, string>;
}

/** What a provider tells without being asked. It says what to look at, never what is so: read the intent for that. */
export interface PaymentEvent {
  id: string;
  /** As the provider names it: `payment_intent.succeeded`, … */
  type: string;
  objectKind: 'intent' | 'refund' | 'charge' | 'dispute' | 'other';
  /** The payment it is about. */
  intentId: string | null;
  createdAt: Date;
}

/** A request as it came in: the bytes of its body, before anything parsed them. */
export interface SignedMessage {
  rawBody: Buffer;
  /** The signature's header; undefined when there was none. */
  signature: string | undefined;
}

/** Takes money for orders. Every call throws PaymentProblem and nothing else, unless the program itself is wrong. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** No real money moves. The browser says so. */
  readonly test: boolean;
  /** What the browser needs to speak to the provider itself. */
  readonly publicKey: string | null;
  /** The intent of this order and attempt, made at the first call, in the state it is in now. */
  createIntent(intent: NewPaymentIntent): Promise<PaymentIntent>;
  readIntent(id: string): Promise<PaymentIntent>;
  /** Cancels what still can be, and answers how it stands then: `succeeded` or `processing` when it was too late. */
  cancelIntent(id: string): Promise<PaymentIntent>;
  /** Refused with `refund_too_large`, `charge_already_refunded` or `not_paid`; look at the intent then. */
  refund(refund: NewPaymentRefund): Promise<PaymentRefund>;
  readRefund(id: string): Promise<PaymentRefund>;
  /** All refunds of a payment, also those made in the provider's dashboard, in the order they were made. */
  listRefunds(intentId: string): Promise<PaymentRefund[]>;
  /** What a signed message says; `bad_signature` when it is not the provider's, was changed, or is too old. */
  readEvent(message: SignedMessage): PaymentEvent;
}

/** Key of an attempt to pay an order. */
export const intentKey = (orderId: string, attempt: number): string => `pi:${orderId}:${attempt}`;
