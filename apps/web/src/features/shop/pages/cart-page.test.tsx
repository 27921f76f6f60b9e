import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { productCard } from '@/testing/product.ts';
import { openShop } from '../testing/open-shop.tsx';

const item = (more: Parameters<typeof productCard>[0] = {}, isOnSale = true) => ({
  ...productCard(more),
  isOnSale,
});
const id = (end: string) => `0192a0b0-0000-7000-8000-0000000000c${end}`;

it('totals the available items per currency', async () => {
  openShop({
    path: '/cart',
    cart: [
      item(),
      item({ id: id('2'), title: 'Le corbeau', money: { amount: 101, currency: 'USD' } }),
      item({ id: id('3'), title: 'La fourmi', money: { amount: 700, currency: 'EUR' } }),
      item({ id: id('4'), title: 'Parti' }, false),
    ],
  });
  await screen.findByText('No longer for sale; it won’t be ordered.');
  const [dollars, euros] = screen.getAllByRole('region', { name: 'Subtotal' });
  within(dollars!).getByText('$6.00');
  within(euros!).getByText('€7.00');
  expect(within(euros!).getByRole('link').getAttribute('href')).toBe('/checkout?currency=EUR');
});

it('removes a product and undoes the removal', async () => {
  const { user, changes } = openShop({ path: '/cart', cart: [item()] });
  await user.click(await screen.findByRole('button', { name: 'Remove “Le renard” from the cart' }));
  await screen.findByText('Your cart is empty');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('link', { name: 'Le renard' });
  expect(changes().map(([method]) => method)).toEqual(['DELETE', 'PUT']);
});
