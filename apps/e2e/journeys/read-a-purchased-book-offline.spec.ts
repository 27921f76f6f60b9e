import { importPurchase, listMyPurchases } from '@glossa/contract/purchases';
import { getDrmSettings, saveDrmSettings } from '@glossa/contract/shop-settings';
import { expect } from '@playwright/test';

import { restartTest as test } from '../src/own-app-test.ts';
import { contentManager } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';
import { waitForAppCache, countStoredRows, goOffline } from '../src/screens/offline.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { orderProduct } from '../src/shop/buy-product.ts';

test.use({ serviceWorkers: 'allow' });

/** Orders a free book and imports it into the library. Returns the ID of its text. */
async function importFreeBook(buyer: User, product: string): Promise<string> {
  await orderProduct(buyer, product);
  const { results } = await buyer.call(listMyPurchases, { query: {} });
  const purchase = results.find(({ product_id: bought }) => bought === product);
  const { entries } = await buyer.call(importPurchase, { params: { id: purchase?.id ?? '' } });
  return entries[0]?.id ?? '';
}

test('a buyer can read a purchased book offline only if its terms allow it', async ({
  page,
  context,
  learner,
  url,
}) => {
  const creator = await signIn(url, contentManager);
  const { lastUpdated: _now, ...terms } = await creator.call(getDrmSettings, {});
  const sell = async (title: string, text: string, allowOfflineAccess: boolean) => {
    await creator.call(saveDrmSettings, { body: { ...terms, enabled: true, allowOfflineAccess } });
    return importFreeBook(learner, await addEbook(creator, { title, text, price: 0 }));
  };
  const free = await sell('An open bell', 'The bell rang twice.', true);
  const bound = await sell('A bound bell', 'The bell was silent.', false);

  const reader = readerScreen(page);
  await page.goto(`/reading/${free}`);
  await reader.toolsReady();
  await expect.poll(() => countStoredRows(page, 'leaves')).toBe(1);
  await page.goto(`/reading/${bound}`);
  await expect(reader.text).toContainText('The bell was silent.');
  await expect.poll(() => countStoredRows(page, 'texts')).toBe(2);
  await waitForAppCache(page);
  expect(await countStoredRows(page, 'leaves')).toBe(1);

  await goOffline(context, page);
  await expect(page.getByRole('alert')).toContainText('don’t allow offline reading');
  await page.goto(`/reading/${free}`);
  await expect(reader.text).toContainText('The bell rang twice.');
});
