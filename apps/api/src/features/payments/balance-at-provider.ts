import { statement, type Queryable } from '@glossa/db/database';
import type { PaymentProvider } from '@glossa/payments/provider';

/** Balance of a currency in minor units: `here` by our books, `there` at the provider. */
interface Balance {
  here: number;
  there: number;
}

const paid = statement(
  'payments-at-provider',
  `SELECT p.provider_id AS id, p.currency, coalesce(sum(e.amount), 0)::float8 AS kept
   FROM payment p LEFT JOIN ledger_entry e ON e.payment_id = p.id AND e.account = 'cash'
   WHERE p.provider = $1 AND p.provider_id IS NOT NULL GROUP BY p.id ORDER BY p.id`,
);

/** Reads every payment at its provider, one by one. Our books don't include pending refunds yet. */
export async function balanceAtProvider(
  db: Queryable,
  provider: PaymentProvider,
): Promise<Record<string, Balance>> {
  const balances: Record<string, Balance> = {};
  const rows = await db.rows<{ id: string; currency: string; kept: number }>(paid, [provider.name]);
  for (const { id, currency, kept } of rows) {
    const { amountReceived, amountRefunded } = await provider.readIntent(id);
    const balance = (balances[currency] ??= { here: 0, there: 0 });
    balance.here += kept;
    balance.there += amountReceived - amountRefunded;
  }
  return balances;
}
