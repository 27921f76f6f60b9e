/**
 * - `requires_payment_method`: waits for a card; after a decline, `failure` is set
 * - `requires_confirmation`: has a card that hasn't been charged yet
 * - `requires_action`: the buyer has to authenticate
 * - `processing`: the bank hasn't decided yet; the payment can no longer be canceled and may still succeed
 * - `succeeded`, `canceled`: final
 */
export type PaymentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'processing'
  | 'succeeded'
  | 'canceled';

/**
 * Why a card was declined, in terms that may be shown to the buyer. Lost, stolen and suspicious cards are
 * `generic_decline`, as the card networks require.
 */
export type PaymentFailureCode =
  | 'generic_decline'
  | 'insufficient_funds'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_number'
  | 'processing_error'
  | 'authentication_required';

/** An attempt to pay an order, in its current state. Amounts are in minor units, currencies are ISO 4217 (`EUR`). */
export interface PaymentIntent {
  id: string;
  status: PaymentStatus;
  /**
   * Allows the buyer's browser to pay this intent. Must be sent only to this buyer, and never be logged. Null for the
   * test provider.
   */
  clientSecret: string | null;
  orderId: string | null;
  attempt: number | null;
  amount: number;
  currency: string;
  amountReceived: number;
  /** Sum of all refunds that did not fail, including those made in the provider's dashboard. */
  amountRefunded: number;
  /** Whether the buyer's bank disputes the payment or has reversed it. */
  disputed: boolean;
  /** Failure of the card that was tried last. */
  failure: PaymentFailureCode | null;
  /** The charged card; null before the charge and for payments without a card. */
  card: { brand: string; last4: string } | null;
  createdAt: Date;
}

/** A payment to create. Repeated calls for the same order and attempt must pass the same values. */
export interface NewPaymentIntent {
  orderId: string;
  /** Starts at 1. A new number creates another intent; a repeated number returns the existing intent. */
  attempt: number;
  /** In minor units, above 0. */
  amount: number;
  currency: string;
  /** Shown on the buyer's receipt and in the provider's dashboard. */
  description: string;
  /** Shown in the dashboard, e.g. the order number. Names have at most 40 characters, values 500. */
  metadata?: Record<string, string>;
}

/** `failed` and `canceled` refunds didn't move any money. */
export type RefundStatus = 'pending' | 'requires_action' | 'succeeded' | 'failed' | 'canceled';
export type RefundReason = 'requested_by_customer' | 'duplicate' | 'fraudulent';

/** A refund in its current state. */
export interface PaymentRefund {
  id: string;
  intentId: string | null;
  /** Key of `NewPaymentRefund`; null for refunds made in the provider's dashboard. */
  key: string | null;
  status: RefundStatus;
  /** In minor units. */
  amount: number;
  currency: string;
  reason: RefundReason | null;
  /** The provider's own failure code. */
  failure: string | null;
  createdAt: Date;
}

export interface NewPaymentRefund {
  intentId: string;
  /** In minor units, above 0. */
  amount: number;
  /** Idempotency key that never expires. Repeated calls must pass the same values. */
  key: string;
  reason: RefundReason;
  metadata?: Record<string, string>;
}

/** A webhook event. It identifies the payment that changed but may be outdated, so read the intent for its state. */
export interface PaymentEvent {
  id: string;
  /** The provider's own name for the event: `payment_intent.succeeded`, … */
  type: string;
  objectKind: 'intent' | 'refund' | 'charge' | 'dispute' | 'other';
  /** The affected payment; null when there is none. */
  intentId: string | null;
  createdAt: Date;
}

/** A webhook request with its raw, unparsed body. */
export interface SignedMessage {
  rawBody: Buffer;
  /** The signature header; undefined when it is missing. */
  signature: string | undefined;
}

/** Takes payments for orders. Unless there is a bug, calls throw only `PaymentError`. */
export interface PaymentProvider {
  readonly name: 'stripe' | 'test';
  /** Whether no real money is charged. If so, the browser displays a notice. */
  readonly test: boolean;
  /** API key with which the browser calls the provider directly. */
  readonly publicKey: string | null;
  /** Returns the current intent of an order and attempt, creating it on the first call. */
  createIntent(intent: NewPaymentIntent): Promise<PaymentIntent>;
  readIntent(id: string): Promise<PaymentIntent>;
  /** Cancels an intent if possible. Returns its new state, `succeeded` or `processing` if it was too late. */
  cancelIntent(id: string): Promise<PaymentIntent>;
  /**
   * Refunds a payment.
   * @throws {PaymentError} refused: `refund_too_large`, `charge_already_refunded` or `not_paid`; in these cases, the
   * caller should read the intent
   */
  refund(refund: NewPaymentRefund): Promise<PaymentRefund>;
  readRefund(id: string): Promise<PaymentRefund>;
  /** Lists all refunds of a payment, including those made in the provider's dashboard, oldest first. */
  listRefunds(intentId: string): Promise<PaymentRefund[]>;
  /**
   * Verifies and parses a signed message.
   * @throws {PaymentError} bad_signature: not from the provider, tampered with, or too old
   */
  readEvent(message: SignedMessage): PaymentEvent;
}

/** Returns the idempotency key of an attempt to pay an order. */
export const intentKey = (orderId: string, attempt: number): string => `pi:${orderId}:${attempt}`;
