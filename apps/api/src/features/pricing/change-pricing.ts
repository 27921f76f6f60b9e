import { contentGaps } from '@glossa/contract/content-gaps';
import type { updateContentPricing } from '@glossa/contract/content-pricing';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Transaction } from '@glossa/db/database';

import type { Doer } from '#domain/audit/actor-of.ts';
import { noteChanges } from '#domain/audit/note-content.ts';
import { wasSold } from '#domain/shop/was-sold.ts';
import { fillBundle } from './bundles.ts';
import { checkDiscount } from './check-discount.ts';
import { lockPricing, lockVideoOf, writePricing } from './pricing-queries.ts';
import { statusValues, type PricingRow } from './pricing-row.ts';
import { checkSeen } from './seen.ts';
import { findTier } from './tier-queries.ts';

type Changes = HandlerInput<typeof updateContentPricing>['body'];

/** Changes the pricing of a product and records it in the audit log; fields missing from `changes` stay as they are. */
export const changeNoted = (tx: Transaction, doer: Doer, id: string, changes: Changes): Promise<void> =>
  noteChanges(tx, doer, { id, verb: 'price', changes }, () => changePricing(tx, id, changes));

async function changePricing(tx: Transaction, id: string, changes: Changes): Promise<void> {
  const video = await lockVideoOf(tx, id);
  const row = (await lockPricing(tx, id)) ?? fail('product_not_found');
  checkSeen(row.updatedAt, changes.lastUpdated);
  const { items, title, drmEnabled, discountPercentage, money, status } = changes;
  if (row.type !== 'bundle' && (items || title !== undefined)) fail('not_a_bundle');
  if (video && status === 'archived') fail('video_not_archivable');
  const price = await changedPrice(tx, row, changes);
  const changed: PricingRow = {
    ...row,
    ...price,
    title: title ?? row.title,
    drmEnabled: drmEnabled ?? row.drmEnabled,
    discountPercentage: discountPercentage ?? row.discountPercentage,
    // A video may be published while it is still processing; it appears once it is ready.
    status: status ? statusValues[status] : video?.publication === 'published' ? 'published' : row.status,
  };
  if (!changed.isFree && changed.price === 0) failFields({ money: [messages.price_positive] });
  // A price too low for other reasons, such as a tier change, is refused at checkout when it is ordered alone.
  if (discountPercentage !== undefined || money) checkDiscount(changed);
  if (status === 'active') checkComplete(changed, video?.status);
  await writePricing(tx, changed);
  if (items) await fillBundle(tx, id, items);
}

/** Checks that a product can be sold. @throws {Failure} `product_not_ready`, `product_incomplete` */
function checkComplete(row: PricingRow, video: 'processing' | 'ready' | 'failed' | undefined): void {
  const isReady =
    row.type === 'bundle' ||
    (row.type === 'video'
      ? video === 'ready'
      : row.type === 'audio'
        ? row.hasTracks && (row.documentStatus ?? 'ready') === 'ready'
        : row.documentStatus === 'ready');
  if (!isReady) fail('product_not_ready');
  if (row.type === 'bundle') return;
  if (Object.keys(contentGaps(row)).length > 0) fail('product_incomplete');
}

/** Returns the price after a change: the tier's or the product's own. */
async function changedPrice(
  tx: Transaction,
  row: PricingRow,
  { money, isFree: free, tier: tierId = row.tierId }: Changes,
): Promise<Pick<PricingRow, 'price' | 'currency' | 'isFree' | 'tierId'>> {
  const tier = tierId === null ? undefined : ((await findTier(tx, tierId)) ?? fail('tier_not_found'));
  const isFree = tier ? tier.price === 0 : (free ?? (money ? money.amount === 0 : row.isFree));
  const price = tier
    ? { price: tier.price, currency: tier.currency }
    : { price: isFree ? 0 : (money?.amount ?? row.price), currency: money?.currency ?? row.currency };
  const differs =
    (money && (money.amount !== price.price || money.currency !== price.currency)) ||
    (free !== undefined && free !== isFree);
  if (tier && differs) fail('tier_price');
  if (price.currency !== row.currency && (await wasSold(tx, row.id))) fail('currency_fixed');
  return { ...price, isFree, tierId };
}
