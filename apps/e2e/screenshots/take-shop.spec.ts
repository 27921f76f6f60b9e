import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { createShoppers } from './states/shoppers.ts';
import { takeVariants } from './states/take-variants.ts';
import { takeSheet } from './states/take-sheet.ts';

/** Screens of buyers, sellers and order administrators. */
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
  const { much, nothing, creator, admin, product } = await createShoppers(ownApp.url);
  const states = {
    much: [
      [much, { ...screens.buyer, product: `/shop/${product}` }],
      [creator, screens.creator],
      [admin, screens.admin],
    ],
    nothing: [[nothing, screens.buyer]],
  } as const;
  for (const [state, parts] of Object.entries(states)) {
    await mkdir(join(folder, state), { recursive: true });
    for (const [user, shown] of parts)
      await takeVariants(browser, ownApp.url, user, join(folder, state), shown);
  }
  for (const screen of Object.keys(screens.buyer)) await takeSheet(page, screen, ['much', 'nothing'], folder);
  for (const screen of ['product', ...Object.keys({ ...screens.creator, ...screens.admin })])
    await takeSheet(page, screen, ['much'], folder);
});
