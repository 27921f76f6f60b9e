import type { ContentPricing } from '@glossa/contract/content-pricing';
import type { PricingTier } from '@glossa/contract/pricing-tiers';
import { Notifications, notifications } from '@mantine/notifications';
import { Route, Routes } from 'react-router-dom';

import { sampleUser } from '@/testing/sample-user.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { PricingPage } from '../pages/pricing-page.tsx';

export const id = (number: number) => `0192a0b0-0000-7000-b000-00000000000${number}`;
export const savedAt = '2026-11-01T10:00:00.000Z';

/** Renders a tab of the pricing page for a content manager; `tab` starts with a slash. */
export function openPricing(tab = '') {
  // Remove toasts left over from the previous test.
  notifications.clean();
  document.cookie = 'csrftoken=test; Path=/';
  renderApp(
    <>
      <Routes>
        <Route path="/content/pricing/:tab?" element={<PricingPage />} />
      </Routes>
      <Notifications />
      <ConfirmDialog />
    </>,
    {
      path: `/content/pricing${tab}`,
      session: { state: { status: 'authenticated', user: sampleUser({ can_manage_content: true }) } },
    },
  );
}

/** Returns a tier for ebooks at 9.90 USD; `more` overrides its fields. */
export const tier = (more: Partial<PricingTier> = {}): PricingTier => ({
  id: id(1),
  name: 'Monthly',
  description: '',
  price: 9.9,
  money: { amount: 990, currency: 'USD' },
  validityDays: 30,
  features: ['All devices'],
  contentTypes: ['ebook'],
  maxDownloads: -1,
  isPopular: true,
  productCount: 2,
  lastUpdated: savedAt,
  ...more,
});

/** Returns a product at 5 USD. */
export const row = (number: number, changes: Partial<ContentPricing> = {}): ContentPricing => ({
  id: id(number),
  title: `Book ${number}`,
  author: 'Ada',
  type: 'text',
  basePrice: 5,
  currency: 'USD',
  money: { amount: 500, currency: 'USD' },
  discountPercentage: 0,
  salePrice: 5,
  isFree: false,
  drmEnabled: true,
  tier: null,
  status: 'active',
  items: [],
  lastUpdated: savedAt,
  ...changes,
});
/** Returns the response of the price list. */
export const list = (...pricing: ContentPricing[]) => ({
  status: 200,
  body: { pricing, count: pricing.length, next: null, previous: null },
});
