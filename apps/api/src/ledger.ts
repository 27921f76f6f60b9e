import { Console } from 'node:console';

import { openDatabase } from '@glossa/db/database';
import { checkLedger } from '@glossa/shop/check-ledger';

import { configOrExit } from './config-or-exit.ts';
import { balanceAtProvider } from './features/payments/balance-at-provider.ts';
import { openPayments } from './payment-provider.ts';

// The operator's command, in a process of its own: says whether the money of the shop adds up.
const config = configOrExit();
const screen = new Console(process.stdout);
const db = openDatabase(config.databaseUrl, { max: 2 });
const { sums, faults } = await checkLedger(db);
const provider = openPayments(config.payments, { db, now: () => new Date() });
const balances = process.argv.includes('--provider') && provider && (await balanceAtProvider(db, provider));
screen.table(
  sums.map(({ currency, ...sum }) => ({
    currency,
    ...sum,
    ...(balances
      ? { byProvider: balances[currency]?.here ?? 0, atProvider: balances[currency]?.there ?? 0 }
      : {}),
  })),
);
screen.table(faults.map(({ what, count }) => ({ what, count, verdict: count === 0 ? 'ok' : 'WRONG' })));
const isEven = !balances || Object.values(balances).every(({ here, there }) => here === there);
process.exitCode = isEven && faults.every(({ count }) => count === 0) ? 0 : 1;
await db.close();
