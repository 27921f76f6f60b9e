import { expect, test } from 'vitest';

import { priceOrder } from './price-order.ts';

const plain = { coupon: null, tax: null, taxIncluded: true };
const vat = { name: 'VAT', rate: 1900 };

test('charges the sum of the lines if there is neither a coupon nor tax', () => {
  expect(priceOrder([{ price: 999 }, { price: 0 }, { price: 1 }], plain)).toMatchObject({
    subtotal: 1000,
    discount: 0,
    tax: 0,
    total: 1000,
  });
});

test('includes tax in gross prices and adds it to net prices', () => {
  expect(priceOrder([{ price: 1190 }], { ...plain, tax: vat })).toMatchObject({ tax: 190, total: 1190 });
  expect(priceOrder([{ price: 1000 }], { coupon: null, tax: vat, taxIncluded: false })).toMatchObject({
    tax: 190,
    total: 1190,
  });
});

test('applies a coupon before tax, and never charges less than zero', () => {
  const halfPriced = priceOrder([{ price: 1000 }], {
    coupon: { percentOff: 50 },
    tax: vat,
    taxIncluded: false,
  });
  expect(halfPriced).toMatchObject({ discount: 500, tax: 95, total: 595 });
  const more = priceOrder([{ price: 300 }], { ...plain, coupon: { amountOff: 500 } });
  expect(more).toMatchObject({ discount: 300, total: 0 });
});

test('the discounts and taxes of the lines always add up to those of the order', () => {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 500; round += 1) {
    const lines = Array.from({ length: 1 + next(6) }, () => ({ price: next(100_000_000) }));
    const order = priceOrder(lines, {
      coupon: next(2) ? { percentOff: 1 + next(100) } : { amountOff: 1 + next(1_000_000) },
      tax: { name: 'VAT', rate: next(3000) },
      taxIncluded: next(2) === 0,
    });
    const sum = (of: 'couponShare' | 'tax') => order.lines.reduce((all, line) => all + line[of], 0);
    expect(sum('couponShare')).toBe(order.discount);
    expect(sum('tax')).toBe(order.tax);
    for (const [index, { couponShare }] of order.lines.entries()) {
      expect(couponShare).toBeLessThanOrEqual(lines[index]!.price);
    }
  }
});
