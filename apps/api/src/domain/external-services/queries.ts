import type { ExternalService, ServiceProvider } from '@glossa/contract/external-services';
import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<
  QueryTypes,
  { findSettings: { provider: ServiceProvider; voices: Record<string, string> } }
>('external_services', {
  findResponse: 'SELECT translation AS response FROM translation_cache WHERE hash = $1',
  insertResponse:
    'INSERT INTO translation_cache (hash, translation) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING',
  // A single statement, so that concurrent requests can't spend the same amount twice.
  spendBudget: `INSERT INTO daily_budget AS b (learner_id, service, day, spent)
   SELECT $1, $2, (now() AT TIME ZONE 'UTC')::date, $3 WHERE $3::int <= $4::int
   ON CONFLICT (learner_id, service, day) DO UPDATE SET spent = b.spent + $3 WHERE b.spent + $3 <= $4
   RETURNING day::text`,
  refundBudget: `UPDATE daily_budget SET spent = greatest(0, spent - $4)
   WHERE learner_id = $1 AND service = $2 AND day = $3::date`,
  findSpent: `SELECT spent FROM daily_budget
   WHERE learner_id = $1 AND service = $2 AND day = (now() AT TIME ZONE 'UTC')::date`,
  findSettings: `SELECT provider, url, model, voices, daily_limit AS "dailyLimit", encrypted_key AS "encryptedKey"
   FROM service_settings WHERE service = $1`,
});

/** Finds a cached response by the hash of its request. */
export const findResponse = async (db: Queryable, hash: Buffer): Promise<string | undefined> =>
  (await first(db, sql.findResponse, [hash]))?.response;

/** Caches a response under the hash of its request. */
export const storeResponse = async (db: Queryable, hash: Buffer, response: string): Promise<void> => {
  await run(db, sql.insertResponse, [hash, response]);
};

/** Deducts an amount from a learner's budget for today; returns the day, or undefined if not enough is left. */
export const deductBudget = async (
  db: Queryable,
  {
    learnerId,
    service,
    amount,
    limit,
  }: { learnerId: string; service: ExternalService; amount: number; limit: number },
): Promise<string | undefined> =>
  (await first(db, sql.spendBudget, [learnerId, service, amount, limit]))?.day;

/** Refunds an amount to a day's budget. */
export const refundBudget = async (
  db: Queryable,
  {
    learnerId,
    service,
    day,
    amount,
  }: { learnerId: string; service: ExternalService; day: string; amount: number },
): Promise<void> => {
  await run(db, sql.refundBudget, [learnerId, service, day, amount]);
};

/** Returns how much of today's budget a learner has spent. */
export const findSpent = async (
  db: Queryable,
  learnerId: string,
  service: ExternalService,
): Promise<number> => (await first(db, sql.findSpent, [learnerId, service]))?.spent ?? 0;

/** Finds the settings of a service that an admin has saved. */
export const findSettings = (db: Queryable, service: ExternalService) =>
  first(db, sql.findSettings, [service]);

/** Lists the services that have a key. */
export const listKeys = (db: Queryable) =>
  db.prisma.serviceSettings.findMany({
    where: { encryptedKey: { not: null } },
    select: { service: true, provider: true, url: true, encryptedKey: true },
  });

/** Stores a re-encrypted key; returns false if an admin has changed the key in the meantime. */
export const replaceKey = async (
  db: Queryable,
  {
    service,
    encryptedKey,
    replacement,
  }: { service: string; encryptedKey: Uint8Array<ArrayBuffer>; replacement: Uint8Array<ArrayBuffer> },
): Promise<boolean> => {
  const { count } = await db.prisma.serviceSettings.updateMany({
    where: { service, encryptedKey },
    data: { encryptedKey: replacement },
  });
  return count > 0;
};
