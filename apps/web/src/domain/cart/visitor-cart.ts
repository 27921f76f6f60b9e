import { maxCartItems } from '@glossa/contract/cart-size';
import type { ProductCard } from '@glossa/contract/shop';
import { useSyncExternalStore } from 'react';

import { visitorCartKey } from './visitor-cart-key.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Returns whether a stored value has the fields that a cart row shows. Local storage can contain anything. */
const isCard = (value: unknown): value is ProductCard => {
  const { id, title, author, type, money } = (value ?? {}) as Partial<ProductCard>;
  return (
    typeof id === 'string' &&
    uuid.test(id) &&
    typeof title === 'string' &&
    typeof author === 'string' &&
    typeof type === 'string' &&
    typeof money?.amount === 'number' &&
    typeof money.currency === 'string'
  );
};

function parse(text: string | null): readonly ProductCard[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isCard).slice(0, maxCartItems) : [];
  } catch {
    return [];
  }
}

let cached: { text: string | null; items: readonly ProductCard[] } = { text: null, items: [] };
const listeners = new Set<() => void>();

/** Returns the products in the visitor's cart, oldest first; the same array until the cart changes. */
export function readVisitorCart(): readonly ProductCard[] {
  const text = localStorage.getItem(visitorCartKey);
  if (text !== cached.text) cached = { text, items: parse(text) };
  return cached.items;
}

function write(items: readonly ProductCard[]): void {
  if (items.length === 0) localStorage.removeItem(visitorCartKey);
  else localStorage.setItem(visitorCartKey, JSON.stringify(items));
  for (const listener of listeners) listener();
}

/** Returns only the fields of a product card; product pages pass many more. */
const pickCardFields = ({
  id,
  type,
  title,
  author,
  language,
  difficulty,
  category,
  cover,
  price,
  money,
  basePrice,
  discountPercentage,
  isFree,
  rating,
  ratingCount,
  wordCount,
  duration,
}: ProductCard): ProductCard => ({
  id,
  type,
  title,
  author,
  language,
  difficulty,
  category,
  cover,
  price,
  money,
  basePrice,
  discountPercentage,
  isFree,
  rating,
  ratingCount,
  wordCount,
  duration,
  isOwned: false,
  isInCart: true,
});

/** Adds a product once; returns false if the cart is full. */
export function addToVisitorCart(product: ProductCard): boolean {
  const items = readVisitorCart();
  if (items.some(({ id }) => id === product.id)) return true;
  if (items.length >= maxCartItems) return false;
  write([...items, pickCardFields(product)]);
  return true;
}

export const removeFromVisitorCart = (ids: readonly string[]): void =>
  write(readVisitorCart().filter(({ id }) => !ids.includes(id)));

function subscribe(listener: () => void): () => void {
  // A null key means that the whole storage was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === visitorCartKey || key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Returns the products in the visitor's cart; follows changes in other tabs. */
export const useVisitorCart = (): readonly ProductCard[] => useSyncExternalStore(subscribe, readVisitorCart);
