import type { Order } from '@glossa/contract/orders';
import { Notifications, notifications } from '@mantine/notifications';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { fakeServer } from '@/testing/fake-server.ts';
import { orderId } from '@/testing/order.ts';
import { person } from '@/testing/person.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { OrderHistoryPage } from '../pages/order-history-page.tsx';

/** Opens the order history. `after` is the state of an order once it was canceled or refunded. */
export function openOrders({
  orders = [],
  after,
  path = '/order-history',
  fails = 0,
  until,
}: {
  orders?: readonly Order[];
  after?: Order;
  path?: string;
  /** Number of times the list fails first. */
  fails?: number;
  /** Delays the list. */
  until?: Promise<void>;
}) {
  document.cookie = 'csrftoken=kept; Path=/';
  // Removes toasts left over from the previous test.
  notifications.clean();
  let shown = orders;
  const end = () => {
    shown = shown.map((one) => after ?? one);
    return { status: 200, body: shown[0] };
  };
  const received = fakeServer({
    'GET /api/shop/orders/': async ({ query }, count) => {
      await until;
      if (count <= fails) return { status: 400, body: { code: 'invalid_request', error: 'x' } };
      const results = query['search'] === 'dog' ? [] : shown;
      return { status: 200, body: { results, count: results.length, next: null, previous: null } };
    },
    [`GET /api/shop/orders/${orderId}/`]: () => ({ status: 200, body: shown[0] }),
    [`POST /api/shop/orders/${orderId}/cancel/`]: end,
    [`POST /api/shop/orders/${orderId}/refund/`]: end,
  });
  renderApp(
    <>
      <Notifications />
      <ConfirmDialog />
      <Routes>
        <Route path="/order-history" element={<OrderHistoryPage />} />
      </Routes>
    </>,
    { path, session: { state: { status: 'authenticated', user: person() } } },
  );
  return {
    user: userEvent.setup(),
    received,
    asked: () => received.findLast(({ path: at }) => at === '/api/shop/orders/')?.query,
    sent: () => received.filter(({ method }) => method === 'POST').map(({ path: at, body }) => [at, body]),
  };
}
