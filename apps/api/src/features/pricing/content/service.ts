import { buildUrl } from '@glossa/contract/client';
import { findContentGaps } from '@glossa/contract/content-gaps';
import {
  listContentPricing,
  type changeContentPricing,
  type ContentPricing,
  type createBundle as createEndpoint,
  type PricingAction,
  type updateContentPricing,
} from '@glossa/contract/content-pricing';
import { isPayable } from '@glossa/contract/currencies';
import type { HandlerInput, HandlerResult } from '@glossa/contract/endpoint';
import { fail, Failure, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { recordContentAudit, recordContentChanges } from '#domain/audit/content-audit.ts';
import type { ActingUser } from '#domain/audit/record-audit.ts';
import { wasSold } from '#domain/shop/products/queries.ts';
import { checkVersion } from '../check-version.ts';
import { findTier } from '../tiers/queries.ts';
import { presentPricing } from './present-pricing.ts';
import * as queries from './queries.ts';
import { statusValues, type PricingRow } from './queries.ts';

type Changes = HandlerInput<typeof updateContentPricing>['body'];

/** Lists one page of product pricing. */
export async function listPricing(
  db: Queryable,
  query: queries.PricingQuery,
): Promise<HandlerResult<typeof listContentPricing>> {
  const { rows, count } = await queries.listPricing(db, query);
  const { page, page_size: size } = query;
  const pageUrl = (to: number) => buildUrl(listContentPricing, { query: { ...query, page: to } });
  return {
    pricing: rows.map(presentPricing),
    count,
    next: page * size < count ? pageUrl(page + 1) : null,
    previous: page > 1 ? pageUrl(page - 1) : null,
  };
}

/**
 * Creates a draft bundle, with the language, difficulty and category of its first product.
 * @throws {Failure} `discount_too_deep`, `product_not_found`, `bundle_in_bundle`
 */
export async function createBundle(
  db: Database,
  user: ActingUser,
  {
    title,
    description,
    items,
    money,
    discountPercentage,
    isFree,
    drmEnabled,
  }: HandlerInput<typeof createEndpoint>['body'],
): Promise<ContentPricing> {
  const id = newId();
  await db.transaction(async (tx) => {
    checkDiscount({ price: money.amount, currency: money.currency, discountPercentage, isFree });
    if (!isFree && money.amount === 0) failFields({ money: [messages.price_positive] });
    const products = await lockContents(tx, items);
    const [main] = products;
    const authors = new Set(products.map(({ author }) => author));
    await queries.insertBundle(
      tx,
      { id, ownerId: user.id },
      {
        title,
        author: authors.size === 1 ? main.author : '',
        description,
        language: main.language,
        difficulty: main.difficulty,
        category: main.category,
        currency: money.currency,
        price: isFree ? 0 : money.amount,
        isFree,
        discountPercentage,
        drmEnabled,
      },
    );
    await replaceContents(tx, id, items);
    await recordContentAudit(tx, user, 'create', id);
  });
  return getPricing(db, id);
}

/** Changes the pricing of a product; fields missing from `changes` aren't changed. */
export async function updatePricing(
  db: Database,
  user: ActingUser,
  id: string,
  changes: Changes,
): Promise<ContentPricing> {
  await db.transaction((tx) => changePricing(tx, user, id, changes));
  return getPricing(db, id);
}

/** Removes a bundle from the shop. @throws {Failure} `product_not_found`, `not_a_bundle` */
export const deleteBundle = (db: Database, user: ActingUser, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const { type } = (await queries.lockPricing(tx, id)) ?? fail('product_not_found');
    if (type !== 'bundle') fail('not_a_bundle');
    await recordContentAudit(tx, user, 'remove', id);
    await queries.removeBundle(tx, id);
  });

const changesByAction = {
  activate: { status: 'active' },
  draft: { status: 'draft' },
  archive: { status: 'archived' },
  protect: { drmEnabled: true },
  unprotect: { drmEnabled: false },
} as const satisfies Record<PricingAction, object>;

/** Applies one action to several products, one by one, and returns the result of each. */
export async function changePricings(
  db: Database,
  user: ActingUser,
  body: HandlerInput<typeof changeContentPricing>['body'],
): Promise<HandlerResult<typeof changeContentPricing>> {
  const changes =
    body.action === 'discount'
      ? { discountPercentage: body.discountPercentage }
      : changesByAction[body.action];
  const results = [];
  for (const id of new Set(body.ids)) {
    // One transaction per product: locking several in different orders could deadlock.
    const error = await db
      .transaction((tx) => changePricing(tx, user, id, changes))
      .then(
        () => null,
        (failure: unknown) => (failure instanceof Failure ? failure.code : Promise.reject(failure as Error)),
      );
    results.push({ id, ok: error === null, changed: error === null, error });
  }
  return { results };
}

const getPricing = async (db: Queryable, id: string): Promise<ContentPricing> =>
  presentPricing((await queries.findPricing(db, id)) ?? fail('product_not_found'));

const changePricing = (tx: Transaction, user: ActingUser, id: string, changes: Changes): Promise<void> =>
  recordContentChanges(tx, user, { id, verb: 'price', changes }, () => applyChanges(tx, id, changes));

async function applyChanges(tx: Transaction, id: string, changes: Changes): Promise<void> {
  const video = await queries.lockProductVideo(tx, id);
  const row = (await queries.lockPricing(tx, id)) ?? fail('product_not_found');
  checkVersion(row.updatedAt, changes.lastUpdated);
  const { items, title, drmEnabled, discountPercentage, money, status } = changes;
  if (row.type !== 'bundle' && (items || title !== undefined)) fail('not_a_bundle');
  if (video && status === 'archived') fail('video_not_archivable');
  const price = await resolveChangedPrice(tx, row, changes);
  const changedRow: PricingRow = {
    ...row,
    ...price,
    title: title ?? row.title,
    drmEnabled: drmEnabled ?? row.drmEnabled,
    discountPercentage: discountPercentage ?? row.discountPercentage,
    // A video may be published while it is still processing; it appears once it is ready.
    status: status ? statusValues[status] : video?.publication === 'published' ? 'published' : row.status,
  };
  if (!changedRow.isFree && changedRow.price === 0) failFields({ money: [messages.price_positive] });
  // If another change, for example to a tier, makes the price too low, checkout refuses to sell the product on its own.
  if (discountPercentage !== undefined || money) checkDiscount(changedRow);
  if (status === 'active') checkComplete(changedRow, video?.status);
  await queries.updatePricing(tx, changedRow);
  if (items) await replaceContents(tx, id, items);
}

/** Returns the price after a change: the tier's, or else the product's own. */
async function resolveChangedPrice(
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
  if (Object.keys(findContentGaps(row)).length > 0) fail('product_incomplete');
}

/** Checks that the discounted price is not below the minimum card payment. @throws {Failure} `discount_too_deep` */
function checkDiscount(row: Pick<PricingRow, 'price' | 'currency' | 'discountPercentage' | 'isFree'>): void {
  // Round the same way as `sale_price` in the database.
  const amount = row.isFree ? 0 : Math.floor((row.price * (100 - row.discountPercentage) + 50) / 100);
  if (!isPayable({ amount, currency: row.currency })) fail('discount_too_deep');
}

async function replaceContents(
  tx: Transaction,
  bundleId: string,
  productIds: readonly string[],
): Promise<void> {
  const products = await lockContents(tx, productIds);
  await queries.replaceBundleItems(
    tx,
    bundleId,
    products.map(({ id }) => id),
  );
}

/**
 * Finds the contents of a bundle, in the order of `productIds`, and locks them.
 * @throws {Failure} `product_not_found`, `bundle_in_bundle`
 */
async function lockContents(tx: Transaction, productIds: readonly string[]) {
  const ids = [...new Set(productIds)];
  if (ids.length < 2) failFields({ items: [messages.bundle_items_required] });
  const rows = await queries.lockProducts(tx, ids);
  const [main, ...others] = ids.flatMap((id) => rows.filter((row) => row.id === id));
  if (!main || rows.length < ids.length) return fail('product_not_found');
  if (rows.some(({ kind }) => kind === 'bundle')) fail('bundle_in_bundle');
  return [main, ...others] as const;
}
