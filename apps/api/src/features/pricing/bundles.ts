import type { createBundle } from '@glossa/contract/content-pricing';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import type { Queryable, Transaction } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';

import { checkDiscount } from './check-discount.ts';
import type { QueryTypes } from './bundles.types.ts';

export const sql = statements<QueryTypes>('pricingBundles', {
  // Key-share locks keep these products from being deleted until the transaction ends.
  listContents: `SELECT id, kind, author, language, difficulty, category FROM product
   WHERE id = ANY($1) AND removed_at IS NULL ORDER BY id FOR KEY SHARE`,
  clearContents: 'DELETE FROM bundle_item WHERE bundle_id = $1',
  insertContents: `INSERT INTO bundle_item (bundle_id, product_id, seq)
   SELECT $1, id, seq FROM unnest($2::uuid[]) WITH ORDINALITY AS given(id, seq)`,
  insert: `INSERT INTO product (id, owner_id, kind, title, author, description, language, difficulty, category, currency, price,
     is_free, discount_percentage, drm_protected)
   VALUES ($1, $2, 'bundle', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
});

type Content = QueryTypes['listContents']['row'];

/** Replaces the contents of a bundle with these products, in this order, and returns them. */
export async function fillBundle(tx: Queryable, id: string, items: readonly string[]): Promise<Content[]> {
  const ids = [...new Set(items)];
  const found = await findContents(tx, ids);
  await run(tx, sql.clearContents, [id]);
  await run(tx, sql.insertContents, [id, ids]);
  return found;
}

async function findContents(tx: Queryable, ids: readonly string[]): Promise<[Content, ...Content[]]> {
  if (ids.length < 2) failFields({ items: [messages.bundle_items_required] });
  const rows = await many(tx, sql.listContents, [ids]);
  const [main, ...others] = ids.flatMap((id) => rows.filter((row) => row.id === id));
  if (!main || rows.length < ids.length) return fail('product_not_found');
  if (rows.some(({ kind }) => kind === 'bundle')) fail('bundle_in_bundle');
  return [main, ...others];
}

/** Creates a draft bundle. Language, difficulty and category come from its first product. Returns its ID. */
export async function addBundle(
  tx: Transaction,
  ownerId: string,
  body: HandlerInput<typeof createBundle>['body'],
): Promise<string> {
  const { title, description, items, money, discountPercentage, isFree, drmEnabled } = body;
  checkDiscount({ price: money.amount, currency: money.currency, discountPercentage, isFree });
  if (!isFree && money.amount === 0) failFields({ money: [messages.price_positive] });
  const id = newId();
  const held = await findContents(tx, [...new Set(items)]);
  const [main] = held;
  const authors = new Set(held.map(({ author }) => author));
  await run(tx, sql.insert, [
    id,
    ownerId,
    title,
    authors.size === 1 ? main.author : '',
    description,
    main.language,
    main.difficulty,
    main.category,
    money.currency,
    isFree ? 0 : money.amount,
    isFree,
    discountPercentage,
    drmEnabled,
  ]);
  await fillBundle(tx, id, items);
  return id;
}
