import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { productCard } from '@/testing/product.ts';
import { openShop } from '../testing/open-shop.tsx';

it('shows each product with its price and a link to its page', async () => {
  openShop({
    products: [
      productCard({
        discountPercentage: 50,
        money: { amount: 250, currency: 'USD' },
        rating: 4.5,
        ratingCount: 2,
      }),
      productCard({ id: '0192a0b0-0000-7000-8000-0000000000c2', title: 'Le corbeau', isFree: true }),
      productCard({ id: '0192a0b0-0000-7000-8000-0000000000c3', title: 'La fourmi', isOwned: true }),
    ],
  });
  const shelf = await screen.findByRole('list', { name: 'Shop' });
  const [fox, raven, ant] = within(shelf).getAllByRole('listitem');
  const link = within(fox!).getByRole('link', { name: 'Le renard' });
  expect(link.getAttribute('href')).toBe('/shop/0192a0b0-0000-7000-8000-0000000000c1');
  within(fox!).getByText('$2.50');
  within(fox!).getByText('$4.99');
  within(fox!).getByText('−50%');
  within(fox!).getByRole('img', { name: '4.5 out of 5 stars' });
  within(raven!).getByText('FREE');
  within(ant!).getByText('In your purchases');
});

it('starts with the current language and applies the selected filters', async () => {
  const { user, listQuery } = openShop({ products: [productCard()] });
  await screen.findByText('1 product');
  expect(listQuery()).toEqual({ language: 'fr', page: '1', page_size: '24', sort: 'newest' });
  await user.click(screen.getByRole('radio', { name: 'Audio' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Price' }), 'Premium');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'All languages');
  await waitFor(() =>
    expect(listQuery()).toEqual({ type: 'audio', free: 'false', page: '1', page_size: '24', sort: 'newest' }),
  );
});

it('offers to clear a search without results', async () => {
  const { user } = openShop({ products: [productCard()], path: '/shop?search=dog' });
  await screen.findByText('No results');
  await user.click(screen.getByRole('button', { name: 'Show all products' }));
  await screen.findByRole('link', { name: 'Le renard' });
});

it('offers all languages when there are no products in the current one', async () => {
  const { user, listQuery } = openShop({ products: [] });
  await screen.findByText('There’s nothing in French yet');
  await user.click(screen.getByRole('button', { name: 'Show all languages' }));
  await screen.findByText('The shop is still empty');
  expect(listQuery()).not.toHaveProperty('language');
});
