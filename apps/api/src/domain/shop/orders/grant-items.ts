import type { Transaction } from '@glossa/db/database';

import type { PlanTerms, Terms } from '../products/terms.ts';
import {
  closeExpired,
  insertPurchase,
  listUnrevoked,
  renewAccess,
  revokePurchases,
} from '../purchases/queries.ts';
import { extendSubscription, shortenSubscription } from '../subscriptions/change-subscription.ts';
import type { ItemRow, OrderRow } from './queries.ts';

const day = 86_400_000;

/**
 * Grants a buyer the items of an order. Returns the IDs of the granted lines, leaving out lines whose product the buyer
 * already owns.
 */
export async function grantItems(
  tx: Transaction,
  { buyerId, items, now }: { buyerId: string; items: readonly ItemRow[]; now: Date },
): Promise<Set<string>> {
  const productIds = items.flatMap(({ productId }) => productId ?? []);
  await closeExpired(tx, { buyerId, productIds, now });
  const grantedItems = new Set<string>();
  for (const item of items) {
    const { id, planId, productId } = item;
    if (planId) {
      const { days } = item.terms as PlanTerms;
      await extendSubscription(tx, { learnerId: buyerId, planId, days, now });
      grantedItems.add(id);
    } else if (productId && (await grantProduct(tx, { buyerId, item, productId, now }))) grantedItems.add(id);
  }
  return grantedItems;
}

/** Grants a product. Returns false when the buyer already owns it. */
async function grantProduct(
  tx: Transaction,
  { buyerId, item, productId, now }: { buyerId: string; item: ItemRow; productId: string; now: Date },
): Promise<boolean> {
  const terms = item.terms as Terms;
  const expiresAt = terms.validityDays === null ? null : new Date(now.getTime() + terms.validityDays * day);
  const purchase = { itemId: item.id, buyerId, productId, terms, expiresAt, now };
  const id = await insertPurchase(tx, purchase);
  if (id === undefined) return false;
  await renewAccess(tx, id, purchase);
  return true;
}

/** Returns the lines of an order that were granted and not revoked. */
export async function findGranted(tx: Transaction, items: readonly ItemRow[]): Promise<ItemRow[]> {
  const unrevoked = await listUnrevoked(
    tx,
    items.map(({ id }) => id),
  );
  return items.filter(({ id, planId }) => planId !== null || unrevoked.has(id));
}

/** Revokes items, so that what was imported from them can no longer be opened, and shortens subscriptions. */
export async function revokeItems(
  tx: Transaction,
  { order, items, now }: { order: OrderRow; items: readonly ItemRow[]; now: Date },
): Promise<void> {
  await revokePurchases(
    tx,
    items.map(({ id }) => id),
    now,
  );
  const { buyerId } = order;
  if (!buyerId) return;
  for (const { planId, terms, price } of items) {
    if (!planId) continue;
    const { days } = terms as PlanTerms;
    await shortenSubscription(tx, { learnerId: buyerId, planId, days, price, now });
  }
}
