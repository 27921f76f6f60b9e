import type { Order } from '@glossa/contract/orders';
import { Notifications, notifications } from '@mantine/notifications';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { fakeServer } from '@/testing/fake-server.ts';
import { orderId } from '@/testing/order.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { OrderHistoryPage } from '../pages/order-history-page.tsx';

/** Renders the order history. `after` is the order that the server returns once it has been canceled or refunded. */
export function openOrders({
  orders = [],
  after,
  path = '/order-history',
  failures = 0,
  delay,
}: {
  orders?: readonly Order[];
  after?: Order;
  path?: string;
  /** Number of times the list fails to load at first. */
  failures?: number;
  /** The list is returned once this promise resolves. */
  delay?: Promise<void>;
}) {
  document.cookie = 'csrftoken=test; Path=/';
  // Remove toasts left over from the previous test.
  notifications.clean();
  let current = orders;
  const change = () => {
    current = current.map((order) => after ?? order);
    return { status: 200, body: current[0] };
  };
  const received = fakeServer({
    'GET /api/shop/orders/': async ({ query }, count) => {
      await delay;
      if (count <= failures) return { status: 400, body: { code: 'invalid_request', error: 'x' } };
      const results = query['search'] === 'dog' ? [] : current;
      return { status: 200, body: { results, count: results.length, next: null, previous: null } };
    },
    [`GET /api/shop/orders/${orderId}/`]: () => ({ status: 200, body: current[0] }),
    [`POST /api/shop/orders/${orderId}/cancel/`]: change,
    [`POST /api/shop/orders/${orderId}/refund/`]: change,
  });
  renderApp(
    <>
      <Notifications />
      <ConfirmDialog />
      <Routes>
        <Route path="/order-history" element={<OrderHistoryPage />} />
      </Routes>
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser() } } },
  );
  return {
    user: userEvent.setup(),
    received,
    listQuery: () => received.findLast(({ path: requestPath }) => requestPath === '/api/shop/orders/')?.query,
    sent: () =>
      received
        .filter(({ method }) => method === 'POST')
        .map(({ path: requestPath, body }) => [requestPath, body]),
  };
}
