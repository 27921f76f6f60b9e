import { openDatabase } from '@glossa/db/database';

import { readConfig } from '#config.ts';
import { checkLedger } from '#domain/shop/ledger/ledger.ts';
import { openPayments } from '#domain/shop/payments/provider.ts';
import { compareBalances } from '#features/payments/service.ts';
import type { Command } from './command.ts';
import { readOptions } from './read-options.ts';
import { printTable } from './output.ts';

/** `glossa ledger`: checks the shop's ledger. */
export const ledger: Command = {
  usage: `Usage: glossa ledger [--provider]

Prints the shop's totals by currency, and checks the ledger for inconsistencies. Exits with 1 if there are any.

  --provider  also compare each payment with the payment provider`,
  async run(args, { env, screen }) {
    const { values } = readOptions(args, { provider: { type: 'boolean' } });
    const config = readConfig(env);
    const db = openDatabase(config.databaseUrl, { max: 2 });
    try {
      const { sums, faults } = await checkLedger(db);
      const provider = openPayments(config.payments, { db, now: () => new Date() });
      const balances = values.provider && provider && (await compareBalances(db, provider));
      printTable(
        screen,
        sums.map(({ currency, ...sum }) => ({
          currency,
          ...sum,
          ...(balances
            ? { byProvider: balances[currency]?.local ?? 0, atProvider: balances[currency]?.atProvider ?? 0 }
            : {}),
        })),
      );
      printTable(
        screen,
        faults.map(({ description, count }) => ({
          what: description,
          count,
          verdict: count === 0 ? 'ok' : 'WRONG',
        })),
      );
      const isEven =
        !balances || Object.values(balances).every(({ local, atProvider }) => local === atProvider);
      return isEven && faults.every(({ count }) => count === 0) ? 0 : 1;
    } finally {
      await db.close();
    }
  },
};
