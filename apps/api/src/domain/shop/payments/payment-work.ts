import type { Database } from '@glossa/db/database';
import { PaymentProblem } from '@glossa/payments/payment-problem';
import type { PaymentProvider } from '@glossa/payments/provider';

export interface PaymentWork {
  db: Database;
  provider: PaymentProvider;
  clock: () => Date;
}

/** Returns whether a later retry makes sense. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof PaymentProblem && (error.kind === 'unreachable' || error.kind === 'misconfigured');
