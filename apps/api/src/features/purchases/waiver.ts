import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import { waiverVersion, type PurchaseCard, type waiveWithdrawal } from '@glossa/contract/purchases';
import type { Database, Queryable } from '@glossa/db/database';
import type purchaseTexts from '@glossa/locales/en/purchases.json';

import { translator } from '#platform/translator.ts';
import { presentPurchase } from './present-purchase.ts';
import { findPurchase, lockPurchaseOrder, needsWaiver, recordWaiver, type PurchaseKey } from './queries.ts';

/**
 * Records the exact text that a buyer agreed to in order to use a purchase right away, which ends the right of
 * withdrawal. Records only the first agreement, and none for a purchase that doesn't need one.
 * @throws {Failure} `purchase_not_found`, `waiver_outdated`
 */
export async function waive(
  db: Database,
  key: PurchaseKey,
  { version, language: requested, now }: HandlerInput<typeof waiveWithdrawal>['body'] & { now: Date },
): Promise<PurchaseCard> {
  if (version !== waiverVersion) fail('waiver_outdated');
  const { language, t } = translator<typeof purchaseTexts>(requested, 'purchases');
  return db.transaction(async (tx) => {
    if (!(await lockPurchaseOrder(tx, key))) fail('purchase_not_found');
    await recordWaiver(tx, key, { version, language, text: t('waiver.text'), now });
    return presentPurchase((await findPurchase(tx, key)) ?? fail('purchase_not_found'));
  });
}

/** Checks that the buyer has agreed, if the purchase requires it. @throws {Failure} `waiver_required` */
export async function requireWaiver(tx: Queryable, key: PurchaseKey): Promise<void> {
  if (await needsWaiver(tx, key)) fail('waiver_required');
}
