import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import { product, productCard } from '@/testing/product.ts';
import { visitorCartKey } from './visitor-cart-key.ts';
import { addToVisitorCart, readVisitorCart, removeFromVisitorCart, useVisitorCart } from './visitor-cart.ts';

const sampleId = (n: number) => `0192a0b0-0000-7000-8000-${String(n).padStart(12, '0')}`;

beforeEach(() => localStorage.clear());

it('stores products only once, in the order they were added', () => {
  addToVisitorCart(productCard({ id: sampleId(1), title: 'One' }));
  addToVisitorCart(productCard({ id: sampleId(2), title: 'Two' }));
  addToVisitorCart(productCard({ id: sampleId(1), title: 'One' }));
  expect(readVisitorCart().map(({ title }) => title)).toEqual(['One', 'Two']);
  removeFromVisitorCart([sampleId(1)]);
  expect(readVisitorCart().map(({ title }) => title)).toEqual(['Two']);
});

it('stores only what a product card shows', () => {
  addToVisitorCart(product({ description: 'A long text' }));
  expect(localStorage.getItem(visitorCartKey)).not.toContain('A long text');
});

it('holds at most 50 products', () => {
  for (let n = 0; n < 50; n++) expect(addToVisitorCart(productCard({ id: sampleId(n) }))).toBe(true);
  expect(addToVisitorCart(productCard({ id: sampleId(50) }))).toBe(false);
  expect(readVisitorCart()).toHaveLength(50);
});

it.each([
  'no json',
  '{}',
  'null',
  '[null, 1, {"id": "x"}]',
  JSON.stringify([{ ...productCard(), id: '../../api' }]),
])('is empty when the storage contains %s', (text) => {
  localStorage.setItem(visitorCartKey, text);
  expect(readVisitorCart()).toEqual([]);
});

it('updates when another tab changes the cart', () => {
  const { result } = renderHook(() => useVisitorCart());
  expect(result.current).toEqual([]);
  act(() => {
    localStorage.setItem(visitorCartKey, JSON.stringify([productCard()]));
    dispatchEvent(new StorageEvent('storage', { key: visitorCartKey }));
  });
  expect(result.current.map(({ title }) => title)).toEqual(['Le renard']);
});
