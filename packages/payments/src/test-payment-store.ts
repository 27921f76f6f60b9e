import type { PaymentFailureCode, PaymentStatus, RefundReason } from './provider.ts';

/** A refund of the test provider. Moments are milliseconds since 1970, so that the whole can be kept as JSON. */
export interface TestRefund {
  id: string;
  key: string;
  amount: number;
  reason: RefundReason;
  createdAt: number;
}

/** What the test provider knows of a payment. The number of a card is no part of it. */
export interface TestPaymentState {
  status: PaymentStatus;
  orderId: string;
  attempt: number;
  amount: number;
  currency: string;
  description: string;
  failure: PaymentFailureCode | null;
  /** The card that was charged or waits for its owner to authenticate. */
  card: { brand: string; last4: string } | null;
  refunds: TestRefund[];
  createdAt: number;
}

/** A payment of the test provider, as its store keeps it: `state` is plain JSON. */
export interface TestPayment {
  /** Unique, like `key`. */
  id: string;
  key: string;
  /** From 1, one more with each change. */
  version: number;
  state: TestPaymentState;
}

/** Keeps the payments of the test provider. */
export interface TestPaymentStore {
  /** Adds a payment unless there is one of its key; answers the one that is there then. */
  insert(payment: TestPayment): Promise<TestPayment>;
  read(id: string): Promise<TestPayment | null>;
  /** Replaces `version` and `state` where the version is still one less; answers whether it was. */
  update(payment: TestPayment): Promise<boolean>;
}
