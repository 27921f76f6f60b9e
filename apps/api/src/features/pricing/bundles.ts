import type { createBundle } from '@glossa/contract/content-pricing';
import type { HandlerInput } from '@glossa/contract/endpoint';
import { fail, failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';
import { statement, type Queryable, type Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

import { checkDiscount } from './check-discount.ts';

// Key-share locks keep these products from being deleted until the transaction ends.
const contents = statement(
  'bundle-contents',
  `SELECT id, kind, author, language, difficulty, category FROM product
   WHERE id = ANY($1) AND removed_at IS NULL ORDER BY id FOR KEY SHARE`,
);
const clear = statement('clear-bundle', 'DELETE FROM bundle_item WHERE bundle_id = $1');
const fill = statement(
  'fill-bundle',
  `INSERT INTO bundle_item (bundle_id, product_id, seq)
   SELECT $1, id, seq FROM unnest($2::uuid[]) WITH ORDINALITY AS given(id, seq)`,
);
const insert = statement(
  'insert-bundle',
  `INSERT INTO product (id, owner_id, kind, title, author, description, language, difficulty, category, currency, price,
     is_free, discount_percentage, drm_protected)
   VALUES ($1, $2, 'bundle', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);

interface Content {
  id: string;
  kind: string;
  author: string;
  language: number;
  difficulty: string;
  category: string;
}

/** Replaces the contents of a bundle with these products, in this order, and returns them. */
export async function fillBundle(tx: Queryable, id: string, items: readonly string[]): Promise<Content[]> {
  const ids = [...new Set(items)];
  const found = await findContents(tx, ids);
  await tx.run(clear, [id]);
  await tx.run(fill, [id, ids]);
  return found;
}

async function findContents(tx: Queryable, ids: readonly string[]): Promise<Content[]> {
  if (ids.length < 2) failFields({ items: [messages.bundle_items_required] });
  const rows = await tx.rows<Content & Record<string, unknown>>(contents, [ids]);
  if (rows.length < ids.length) fail('product_not_found');
  if (rows.some(({ kind }) => kind === 'bundle')) fail('bundle_in_bundle');
  return ids.flatMap((id) => rows.filter((row) => row.id === id));
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
  const [first] = held;
  const authors = new Set(held.map(({ author }) => author));
  await tx.run(insert, [
    id,
    ownerId,
    title,
    authors.size === 1 ? first?.author : '',
    description,
    first?.language,
    first?.difficulty,
    first?.category,
    money.currency,
    isFree ? 0 : money.amount,
    isFree,
    discountPercentage,
    drmEnabled,
  ]);
  await fillBundle(tx, id, items);
  return id;
}
