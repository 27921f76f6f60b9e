import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { createShoppers } from './states/shoppers.ts';
import { captureVariants } from './states/capture-variants.ts';
import { captureSheet } from './states/capture-sheet.ts';

/** Screens for buyers, sellers and order administrators. */
const screens = {
  buyer: {
    shop: '/shop?language=all',
    cart: '/cart',
    checkout: '/checkout',
    orders: '/order-history',
    purchases: '/my-purchases',
    purchased: '/marketplace/purchased',
    plans: '/subscription/upgrade',
  },
  creator: { ebooks: '/ebooks/manage', upload: '/ebooks/upload', pricing: '/content/pricing' },
  admin: { 'admin-orders': '/admin/orders' },
};

test('captures every shop screen, with a lot of data and with none', async ({
  page,
  ownApp,
  browser,
}, info) => {
  test.setTimeout(900_000);
  const folder = info.outputPath('shop');
  const { frequent, empty, creator, admin, product } = await createShoppers(ownApp.url);
  const states = {
    much: [
      [frequent, { ...screens.buyer, product: `/shop/${product}` }],
      [creator, screens.creator],
      [admin, screens.admin],
    ],
    nothing: [[empty, screens.buyer]],
  } as const;
  for (const [state, parts] of Object.entries(states)) {
    await mkdir(join(folder, state), { recursive: true });
    for (const [user, shown] of parts)
      await captureVariants(browser, ownApp.url, user, join(folder, state), shown);
  }
  for (const screen of Object.keys(screens.buyer))
    await captureSheet(page, screen, ['much', 'nothing'], folder);
  for (const screen of ['product', ...Object.keys({ ...screens.creator, ...screens.admin })])
    await captureSheet(page, screen, ['much'], folder);
});
