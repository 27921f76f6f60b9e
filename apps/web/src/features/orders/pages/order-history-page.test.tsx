import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { access, order, orderId, pendingOrder } from '@/testing/order.ts';
import { openOrders } from '../testing/open-orders.tsx';

const actionPath = (action: string) => `/api/shop/orders/${orderId}/${action}/`;
const card = (number: string) => screen.findByRole('article', { name: `Order ${number}` });

it('shows the items, totals and available actions of an order', async () => {
  const item = order().items[0];
  openOrders({
    orders: [
      order({
        discount: 1,
        coupon: 'SPRING',
        tax: 0.8,
        taxName: 'VAT',
        taxRate: 19,
        items: item ? [{ ...item, quantity: 2 }] : [],
      }),
    ],
  });
  const orderCard = within(await card('000042'));
  expect(screen.getByText('1 order found')).toBeTruthy();
  for (const text of ['Completed', 'Discount (SPRING)', 'VAT 19% (included)', '$0.80']) {
    expect(orderCard.getByText(text)).toBeTruthy();
  }
  // The title is on the generated cover and beside it.
  expect(orderCard.getAllByText('Le renard')).toHaveLength(2);
  expect(orderCard.getByText(/× 2/)).toBeTruthy();
  expect(orderCard.getByRole('button', { name: 'Download “Le renard”' })).toBeTruthy();
  expect(orderCard.getByRole('button', { name: 'Import to library: “Le renard”' })).toBeTruthy();
  expect(orderCard.getByRole('link', { name: 'Invoice' }).getAttribute('href')).toContain(orderId);
  expect(orderCard.queryByRole('button', { name: 'Cancel Order' })).toBeNull();
});

it('shows when and how an order was paid and opens its details', async () => {
  const [item] = order().items;
  if (!item) throw new Error('the order is empty');
  const gift = {
    ...item,
    id: '0192a0b0-0000-7000-8000-00000000b003',
    title: 'La fourmi',
    author: '',
    isFree: true,
    price: 0,
    money: { amount: 0, currency: 'USD' as const },
    purchase_id: null,
    access: null,
  };
  const { user } = openOrders({ orders: [order({ items: [item, gift] })] });
  const orderCard = within(await card('000042'));
  for (const text of ['Nov 1, 2026', /Test card$/, 'by Ésope', /^· Text$/, 'FREE']) {
    expect(orderCard.getByText(text)).toBeTruthy();
  }
  const amountOf = (name: string) => orderCard.getByText(name).nextElementSibling?.textContent;
  expect([amountOf('Subtotal'), amountOf('Total')]).toEqual(['$4.99', '$4.99']);
  expect(orderCard.queryByText(/^Discount/)).toBeNull();
  await user.click(orderCard.getByRole('button', { name: 'View Details' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Order 000042' }));
  expect(await dialog.findByText('Subtotal')).toBeTruthy();
});

it('links to the purchased text, and offers to buy expired access again', async () => {
  const [item] = order().items;
  if (!item) throw new Error('the order is empty');
  const id = '0192a0b0-0000-7000-8000-0000000000f1';
  const entries = [{ id, kind: 'text' as const, title: 'Le renard' }];
  const line = (number: string, part: Parameters<typeof access>[0]) => ({
    ...item,
    id: `0192a0b0-0000-7000-8000-00000000b0${number}`,
    title: `Le renard ${number}`,
    access: access(part),
  });
  openOrders({
    orders: [
      order({
        items: [
          line('01', { entries, canImport: false }),
          line('02', { is_expired: true, canImport: false }),
        ],
      }),
    ],
  });
  const orderCard = within(await card('000042'));
  const open = orderCard.getByRole('link', { name: 'Open in reader: “Le renard 01”' });
  expect(open.getAttribute('href')).toBe(`/reading/${id}`);
  expect(orderCard.getByRole('link', { name: 'Buy again' }).getAttribute('href')).toBe(
    `/shop/${item.product_id}`,
  );
  expect(orderCard.queryByRole('button', { name: 'Download “Le renard 02”' })).toBeNull();
});

it('links a purchased plan to the plans page', async () => {
  const [item] = order().items;
  if (!item) throw new Error('the order is empty');
  openOrders({
    orders: [order({ items: [{ ...item, plan: 'Pro', type: 'plan', purchase_id: null, access: null }] })],
  });
  const link = within(await card('000042')).getByRole('link', { name: 'Your plan' });
  expect(link.getAttribute('href')).toBe('/subscription/upgrade');
});

it('requires a reason for a refund and shows it afterward', async () => {
  const reason = 'I have it already';
  const { user, sent } = openOrders({
    orders: [order()],
    after: order({
      status: 'refunded',
      canRefund: false,
      refundReason: reason,
      refundDate: '2026-11-02T10:00:00.000Z',
    }),
  });
  await user.click(within(await card('000042')).getByRole('button', { name: 'Request Refund' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Request Refund' }));
  await user.click(dialog.getByRole('button', { name: 'Submit request' }));
  expect(await dialog.findByText('Please tell us why')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByPlaceholderText('What went wrong?'), ` ${reason} `);
  await user.click(dialog.getByRole('button', { name: 'Submit request' }));
  expect(await screen.findByText(`Refund reason: ${reason}`)).toBeTruthy();
  expect(sent()).toEqual([[actionPath('refund'), { reason }]]);
  const orderCard = within(await card('000042'));
  expect(orderCard.getByText(/^Refunded on/)).toBeTruthy();
  expect(orderCard.queryByRole('button', { name: 'Request Refund' })).toBeNull();
});

it('cancels an unpaid order after confirmation', async () => {
  const { user, sent } = openOrders({
    orders: [pendingOrder()],
    after: pendingOrder({ status: 'cancelled', canCancel: false }),
  });
  const orderCard = within(await card('8F0AA2E4'));
  expect(orderCard.getByText(/Not paid yet/)).toBeTruthy();
  expect(orderCard.getByRole('link', { name: 'Pay now' })).toBeTruthy();
  await user.click(orderCard.getByRole('button', { name: 'Cancel Order' }));
  const confirmation = within(await screen.findByRole('dialog', { name: 'Cancel order 8F0AA2E4?' }));
  expect(confirmation.getByText('You haven’t paid yet, so you won’t be charged.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.click(confirmation.getByRole('button', { name: 'Cancel Order' }));
  await waitFor(() => expect(sent()).toEqual([[actionPath('cancel'), null]]));
  expect(await orderCard.findByText('Canceled')).toBeTruthy();
  expect(orderCard.queryByText(/Not paid yet/)).toBeNull();
  expect(orderCard.queryByRole('link', { name: 'Pay now' })).toBeNull();
});

it('filters and sorts orders, and shows all orders again after a search without results', async () => {
  const { user, listQuery } = openOrders({ orders: [order()], path: '/order-history?search=dog' });
  expect(await screen.findByText('No orders found')).toBeTruthy();
  expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all orders' }));
  await card('000042');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Refunded');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Video');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Highest Amount');
  await waitFor(() =>
    expect(listQuery()).toMatchObject({ status: 'refunded', type: 'video', sort: 'total-desc', page: '1' }),
  );
});

it('offers every status, type and sort order', async () => {
  openOrders({ orders: [order()] });
  await card('000042');
  const choices = (name: string) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(
      ({ textContent }) => textContent,
    );
  expect(choices('Status')).toEqual(['All statuses', 'Completed', 'Pending', 'Canceled', 'Refunded']);
  expect(choices('Type')).toEqual(['All types', 'Text', 'Video', 'Audio', 'Bundle', 'Plan']);
  expect(choices('Sort by')).toEqual([
    'Newest First',
    'Oldest First',
    'Highest Amount',
    'Lowest Amount',
    'Status A-Z',
  ]);
});

it('shows a loading state and reloads on Refresh', async () => {
  let respond = () => {};
  const delay = new Promise<void>((resolve) => (respond = resolve));
  const { user, received } = openOrders({ orders: [order()], delay });
  await screen.findByText('Loading your orders...');
  respond();
  await card('000042');
  expect(screen.queryByText('Loading your orders...')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(received.filter(({ path }) => path === '/api/shop/orders/')).toHaveLength(2));
});

it('links to the shop when there are no orders', async () => {
  openOrders({});
  expect(await screen.findByText('You haven’t ordered anything yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop');
});

it('offers a retry after a loading error', async () => {
  const { user } = openOrders({ orders: [order()], failures: 1 });
  await user.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await card('000042')).toBeTruthy();
});
