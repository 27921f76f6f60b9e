import type { PaymentFailureCode, PaymentStatus, RefundReason } from './provider.ts';

/** A refund of a test payment. Times are in milliseconds since 1970, so that it can be stored as JSON. */
export interface TestRefund {
  id: string;
  key: string;
  amount: number;
  reason: RefundReason;
  createdAt: number;
}

/** State of a test payment. Never contains a card number. */
export interface TestPaymentState {
  status: PaymentStatus;
  orderId: string;
  attempt: number;
  amount: number;
  currency: string;
  description: string;
  failure: PaymentFailureCode | null;
  /** The card that was charged or awaits authentication. */
  card: { brand: string; last4: string } | null;
  refunds: TestRefund[];
  createdAt: number;
}

/** A stored test payment. `state` is plain JSON. */
export interface TestPayment {
  /** Unique, like `key`. */
  id: string;
  key: string;
  /** Starts at 1 and increases with each change, for optimistic locking. */
  version: number;
  state: TestPaymentState;
}

/** Stores the test provider's payments. */
export interface TestPaymentStore {
  /** Inserts a payment unless its key exists. Returns the stored payment. */
  insert(payment: TestPayment): Promise<TestPayment>;
  read(id: string): Promise<TestPayment | null>;
  /** Replaces `version` and `state` if the stored version is still one lower. Returns whether they were replaced. */
  update(payment: TestPayment): Promise<boolean>;
}
