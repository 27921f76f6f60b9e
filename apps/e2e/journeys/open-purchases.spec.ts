import { updateProfile } from '@glossa/contract/auth';
import { listOrders } from '@glossa/contract/orders';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { contentManager } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';
import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { expectPhoneWidth } from '../src/screens/phone-width.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { fillSignIn } from '../src/screens/sign-in.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { buyProduct } from '../src/shop/buy-product.ts';
import { makeBundle } from '../src/shop/make-bundle.ts';
import { waitForReceipt } from '../src/shop/wait-for-receipt.ts';
import { test } from '../src/test.ts';

const story = Array.from(
  { length: 60 },
  (_, n) => `Chapter ${n + 1}. The gardener waters the roses. Rose number ${n + 1} never opens its petals.`,
).join('\n\n');

const heading = (page: Page, title: string) => page.getByRole('heading', { name: title });

test('a buyer opens a book from the sidebar, the order, the product page and the receipt', async ({
  page,
  learner,
  browser,
  url,
}) => {
  const title = `The roses ${Date.now()}`;
  const id = await addEbook(await signIn(url, contentManager), { title, text: story });
  await buyProduct(learner, id);
  const { results } = await learner.call(listOrders, {});
  const purchase = `/marketplace/purchased/${results[0]?.items[0]?.purchase_id}`;
  const reader = readerScreen(page);

  // Sidebar: the card imports the book and opens it.
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'My Purchases' }).click();
  await page.getByRole('button', { name: `Import to library: “${title}”` }).click();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import and open' }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(reader.text).toContainText('Chapter 1.');
  await reader.next.click();
  await expect(reader.text).not.toContainText('Chapter 1.');

  // Order: the text opens at the reading position.
  await page.goto('/order-history');
  const order = page.getByRole('article').filter({ hasText: title });
  await expect(order.getByRole('button', { name: `Download “${title}”` })).toBeVisible();
  await order.getByRole('link', { name: `Open in reader: “${title}”` }).click();
  await expect(heading(page, title)).toBeVisible();
  await expect(reader.words.first()).toBeVisible();
  await expect(reader.text).not.toContainText('Chapter 1.');

  // Product page: it offers to open the book instead of buying it.
  await page.goto(`/shop/${id}`);
  await expect(page.getByRole('link', { name: 'Buy now' })).toHaveCount(0);
  await page.getByRole('link', { name: `Open in reader: “${title}”` }).click();
  await expect(heading(page, title)).toBeVisible();

  // Receipt: after signing in, its link leads to the purchase.
  const receipt = await waitForReceipt(url, learner.email);
  expect(receipt).toContain(`${title}: $4.99`);
  const link = /http\S+\/marketplace\/purchased\/\S+/.exec(receipt)?.[0] ?? '';
  expect(new URL(link).pathname).toBe(purchase);
  const otherContext = await browser.newContext({ baseURL: url, locale: 'en-US' });
  const visitor = await otherContext.newPage();
  await visitor.goto(purchase);
  await fillSignIn(visitor, learner);
  await expect(visitor.getByRole('heading', { name: 'Your purchase' })).toBeVisible();
  expect.soft(await findAccessibilityViolations(visitor)).toEqual([]);
  await expectPhoneWidth(visitor, purchase);
  await visitor.getByRole('link', { name: `Open in reader: “${title}”` }).click();
  await expect(heading(visitor, title)).toBeVisible();
  await otherContext.close();

  // Other users have no access.
  const other = await browser.newContext({ baseURL: url, locale: 'en-US' });
  await (await createLearnerAccount(url)).signInTo(other);
  const stranger = await other.newPage();
  await stranger.goto(purchase);
  await expect(stranger.getByText('This purchase isn’t available')).toBeVisible();
  await other.close();
});

test('a buyer without a current language opens a bundle part by part', async ({ page, learner, url }) => {
  const creator = await signIn(url, contentManager);
  const stamp = Date.now();
  const titles = [`First volume ${stamp}`, `Second volume ${stamp}`];
  const parts: string[] = [];
  for (const title of titles) parts.push(await addEbook(creator, { title, text: `${title}\n\n${story}` }));
  const title = `Both volumes ${stamp}`;
  await buyProduct(learner, await makeBundle(creator, title, parts));
  await learner.call(updateProfile, { body: { current_language: null } });

  await page.goto('/my-purchases');
  await page.getByRole('button', { name: `Import to library: “${title}”` }).click();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import and open' }).click();
  const list = page.getByRole('list', { name: `Parts of “${title}”` });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectPhoneWidth(page, '/my-purchases');
  await list.getByText(titles[1] ?? '').click();
  await expect(heading(page, titles[1] ?? '')).toBeVisible();
  await expect(readerScreen(page).text).toContainText('Chapter 1.');
});
