import type { User } from '@glossa/contract/auth';
import type { MarketplacePurchase } from '@glossa/contract/marketplace';
import type { PurchaseCard } from '@glossa/contract/purchases';
import { Notifications, notifications } from '@mantine/notifications';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';

import { fakeServer } from '@/testing/fake-server.ts';
import { sampleUser } from '@/testing/sample-user.ts';
import { purchaseId } from '@/testing/purchase.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { MyPurchasesPage } from '../pages/my-purchases-page.tsx';
import { PurchasePage } from '../pages/purchase-page.tsx';
import { MarketplacePurchasesPage } from '../pages/marketplace-purchases-page.tsx';

const device = '0192a0b0-0000-7000-8000-0000000000e1';

/** Renders the purchase screens at `path`. A search for `dog` finds nothing. */
export function openPurchases({
  purchases = [],
  marketplace = [],
  path = '/my-purchases',
  download = { status: 200, body: {} },
  failure,
  account = {},
}: {
  purchases?: readonly PurchaseCard[];
  marketplace?: readonly MarketplacePurchase[];
  path?: string;
  download?: { status: number; body: unknown };
  /** The error when a purchase is opened by its ID. */
  failure?: { status: number; body: unknown };
  /** Overrides fields of the user, who learns French. */
  account?: Partial<User>;
}) {
  document.cookie = 'csrftoken=test; Path=/';
  localStorage.clear();
  // Remove toasts left over from the previous test.
  notifications.clean();
  const purchasePath = `/api/shop/my-purchases/${purchaseId}/`;
  const imported = { id: '0192a0b0-0000-7000-8000-0000000000f1', kind: 'text', title: 'Le renard' };
  let current = purchases;
  const change = (part: object) => {
    current = current.map((purchase) => ({ ...purchase, ...part }));
    return { status: 200, body: current[0] };
  };
  const received = fakeServer({
    'GET /api/shop/my-purchases/': ({ query }) => {
      const results = query['search'] === 'dog' ? [] : current;
      const totals = { purchases: current.length, imported: 0, video_courses: 0, rated: 0 };
      return { status: 200, body: { results, count: results.length, next: null, previous: null, totals } };
    },
    'GET /api/marketplace/purchases/': {
      status: 200,
      body: { results: marketplace, count: marketplace.length, next: null, previous: null },
    },
    [`POST /api/marketplace/purchases/${purchaseId}/progress/`]: { status: 200, body: marketplace[0] },
    [`GET ${purchasePath}`]: () => failure ?? { status: 200, body: current[0] },
    [`POST ${purchasePath}import/`]: () =>
      change({ isImported: true, canImport: false, entries: [imported] }),
    [`POST ${purchasePath}waiver/`]: () => change({ needs_waiver: false }),
    [`POST ${purchasePath}rating/`]: ({ body }) => change(body as object),
    [`POST ${purchasePath}download/`]: download,
    [`GET ${purchasePath}preview/`]: {
      status: 200,
      body: { text: 'Le renard vit les raisins.', direction: 'ltr', sample: null, contents: [] },
    },
    'POST /api/auth/start-learning/': { status: 200, body: sampleUser(account) },
    'POST /api/shop/devices/': {
      status: 201,
      body: {
        id: device,
        name: 'Mine',
        created_at: '2026-11-01T10:00:00.000Z',
        last_seen_at: '2026-11-01T10:00:00.000Z',
        has_key: false,
        purchases: [],
      },
    },
  });
  const user = userEvent.setup();
  renderApp(
    <>
      <Notifications />
      <ConfirmDialog />
      <Routes>
        <Route path="/my-purchases" element={<MyPurchasesPage />} />
        <Route path="/marketplace/purchased" element={<MarketplacePurchasesPage />} />
        <Route path="/marketplace/purchased/:id" element={<PurchasePage />} />
        <Route path="/reading" element={<p>the library</p>} />
        <Route path="/reading/:id" element={<p>the reader</p>} />
      </Routes>
    </>,
    { path, session: { state: { status: 'authenticated', user: sampleUser(account) } } },
  );
  return {
    user,
    device,
    listQuery: () =>
      received.findLast(({ path: requestPath }) => requestPath === '/api/shop/my-purchases/')?.query,
    marketplaceQuery: () =>
      received.findLast(({ path: requestPath }) => requestPath === '/api/marketplace/purchases/')?.query,
    sent: () =>
      received
        .filter(({ method }) => method !== 'GET')
        .map(({ path: requestPath, body }) => [requestPath.replace(purchasePath, ''), body]),
  };
}
