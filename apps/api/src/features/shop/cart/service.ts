import { maxCartItems } from '@glossa/contract/cart-size';
import { fail } from '@glossa/contract/failure';
import type { Cart, MergedCart } from '@glossa/contract/shop';
import type { Database, Queryable } from '@glossa/db/database';

import { presentProduct } from '../present-product.ts';
import * as queries from './queries.ts';

/** Returns the items in a cart, including products no longer for sale, which are marked. */
export async function getCart(db: Queryable, learnerId: string): Promise<Cart> {
  const rows = await queries.listItems(db, learnerId);
  return { items: rows.map((row) => ({ ...presentProduct(row), isOnSale: row.isOnSale })) };
}

/** Returns the products in a visitor's cart that are for sale, in the order of `ids`. */
export async function previewCart(db: Queryable, ids: readonly string[]): Promise<Cart> {
  const rows = await queries.listProductsOnSale(db, ids);
  return { items: rows.map((row) => ({ ...presentProduct(row), isInCart: true, isOnSale: true })) };
}

/**
 * Adds the products in a visitor's cart to an account's cart; returns those that could not be added, with the reasons.
 */
export async function mergeCart(
  db: Queryable,
  learnerId: string,
  ids: readonly string[],
): Promise<MergedCart> {
  const productIds = [...new Set(ids)];
  return { skipped: await queries.mergeItems(db, learnerId, { productIds, maxItems: maxCartItems }) };
}

/** Adds a product to a cart. @throws {Failure} `product_not_found`, `product_owned`, `cart_full` */
export async function addToCart(db: Database, learnerId: string, productId: string): Promise<void> {
  const product = await queries.findProduct(db, learnerId, productId);
  if (!product) return fail('product_not_found');
  if (product.purchaseId) return fail('product_owned');
  if (product.others >= maxCartItems) return fail('cart_full');
  await queries.addItem(db, learnerId, productId);
}

/** Removes a product from a cart; does nothing if it isn't there. */
export async function removeFromCart(db: Queryable, learnerId: string, productId: string): Promise<void> {
  await queries.removeItem(db, learnerId, productId);
}
