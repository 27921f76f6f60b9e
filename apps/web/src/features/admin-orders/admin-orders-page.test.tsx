import type { AdminOrder } from '@glossa/contract/admin-orders';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { order, orderId, pendingOrder } from '@/testing/order.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { AdminOrdersPage } from './admin-orders-page.tsx';

const adminOrder = (base: ReturnType<typeof order>): AdminOrder => ({
  ...base,
  buyer: { id: sampleUser().id, name: 'Ada Reader', email: 'ada@example.org', country: 'France' },
  payments: [],
});

function open(listedOrder: AdminOrder, path = '/admin/orders') {
  document.cookie = 'csrftoken=test; Path=/';
  const statuses = { completed: 1, pending: 0, cancelled: 0, refunded: 0 };
  const received = fakeServer({
    'GET /api/orders/': {
      status: 200,
      body: { orders: [listedOrder], count: 1, next: null, previous: null, statuses },
    },
    [`GET /api/orders/${orderId}/`]: { status: 200, body: listedOrder },
    [`POST /api/orders/${orderId}/refund/`]: { status: 200, body: listedOrder },
    [`POST /api/orders/${orderId}/mark-paid/`]: { status: 200, body: listedOrder },
  });
  const admin = sampleUser({ is_superuser: true });
  renderApp(<AdminOrdersPage />, { path, session: { state: { status: 'authenticated', user: admin } } });
  return {
    listQuery: () => received.findLast(({ path: requestPath }) => requestPath === '/api/orders/')?.query,
    sent: () => received.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

const emulatePhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

afterEach(() => vi.unstubAllGlobals());

it('sends a partial refund with its reason, and rejects an amount higher than what was paid', async () => {
  const { sent } = open(adminOrder(order()));
  await userEvent.click(await screen.findByRole('button', { name: '000042' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const form = within(await screen.findByRole('dialog', { name: 'Refund order 000042' }));
  const amount = form.getByRole('textbox', { name: /Amount/ });
  const refund = form.getByRole('button', { name: 'Refund' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '5');
  await userEvent.type(form.getByRole('textbox', { name: /Reason/ }), 'Torn');
  await userEvent.click(refund);
  expect(form.getByText('Enter an amount up to $4.99')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '1.50');
  await userEvent.click(refund);
  await waitFor(() => expect(sent()).toEqual([{ amount: 150, reason: 'Torn' }]));
});

it('requires a reason to mark an order as paid', async () => {
  const { sent } = open(adminOrder(pendingOrder()), `/admin/orders?order=${orderId}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  const form = within(await screen.findByRole('dialog', { name: 'Mark order 8F0AA2E4 as paid' }));
  await userEvent.click(form.getByRole('button', { name: 'Mark as paid' }));
  expect(await form.findByText('Please tell us why')).toBeTruthy();
  await userEvent.type(form.getByRole('textbox'), 'Bank 17');
  await userEvent.click(form.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(sent()).toEqual([{ reason: 'Bank 17' }]));
});

it('shows orders on a phone as cards that can be sorted and opened', async () => {
  emulatePhone();
  const { listQuery } = open(adminOrder(order()));
  const list = await screen.findByRole('list', { name: 'Orders' });
  expect(screen.queryByRole('table')).toBeNull();
  for (const text of ['Ada Reader', 'Le renard', '$4.99', 'Completed']) {
    expect(within(list).getByText(text)).toBeTruthy();
  }
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sort by' }), 'Highest Amount');
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Type' }), 'Plan');
  await waitFor(() => expect(listQuery()).toMatchObject({ sort: 'total', direction: 'desc', type: 'plan' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Show orders' }));
  await userEvent.click(within(list).getByRole('button', { name: '000042' }));
  expect(await screen.findByRole('dialog', { name: 'Order 000042' })).toBeTruthy();
});
