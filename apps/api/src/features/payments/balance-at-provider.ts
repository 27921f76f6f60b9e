import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import type { PaymentProvider } from '@glossa/payments/provider';
import type { QueryTypes } from './balance-at-provider.types.ts';

/** Balance of a currency in minor units: `here` by our books, `there` at the provider. */
interface Balance {
  here: number;
  there: number;
}

export const sql = statements<QueryTypes>('paymentsBalanceAtProvider', {
  listKept: `SELECT p.provider_id AS id, p.currency, coalesce(sum(e.amount), 0)::float8 AS kept
   FROM payment p LEFT JOIN ledger_entry e ON e.payment_id = p.id AND e.account = 'cash'
   WHERE p.provider = $1 AND p.provider_id IS NOT NULL GROUP BY p.id ORDER BY p.id`,
});

/** Reads every payment at its provider, one by one. Our books don't include pending refunds yet. */
export async function balanceAtProvider(
  db: Queryable,
  provider: PaymentProvider,
): Promise<Record<string, Balance>> {
  const balances: Record<string, Balance> = {};
  const rows = await many(db, sql.listKept, [provider.name]);
  for (const { id, currency, kept } of rows) {
    const { amountReceived, amountRefunded } = await provider.readIntent(id);
    const balance = (balances[currency] ??= { here: 0, there: 0 });
    balance.here += kept;
    balance.there += amountReceived - amountRefunded;
  }
  return balances;
}
