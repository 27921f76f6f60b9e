import { addToCart, getCart } from '@glossa/contract/shop';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { contentManager } from '../src/users/demo-accounts.ts';
import { newEmail, createShopAccount, password, signIn } from '../src/users/user.ts';
import { fillRegistration } from '../src/users/register-by-form.ts';
import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { fillSignIn } from '../src/screens/sign-in.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { test } from '../src/test.ts';

/** Collects every response that rejects a visitor. */
function collectRejections(page: Page): string[] {
  const rejectedResponses: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) rejectedResponses.push(response.url());
  });
  return rejectedResponses;
}

/** Expects an order to list a title among its items. Ignores the title on the generated cover. */
const expectOrdered = (page: Page, title: string) =>
  expect(page.locator('bdi').filter({ hasText: title })).toBeVisible();

async function payByCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiration date').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
}

test('a visitor browses the shop, fills a cart, signs in at checkout and pays', async ({ page, url }) => {
  const creator = await signIn(url, contentManager);
  const stamp = Date.now();
  const text = 'The lamp is lit. Nobody speaks.';
  const lamp = await addEbook(creator, { title: `The lamp ${stamp}`, text });
  const door = await addEbook(creator, { title: `The door ${stamp}`, text });
  const shopper = await createShopAccount(url);
  const stranger = await createShopAccount(url);
  await shopper.call(addToCart, { params: { id: door } });
  await stranger.call(addToCart, { params: { id: door } });
  const rejections = collectRejections(page);

  await page.goto('/shop');
  await page.getByRole('searchbox').fill(`lamp ${stamp}`);
  await page.getByRole('link', { name: `The lamp ${stamp}` }).click();
  await expect(page).toHaveURL(`/shop/${lamp}`);
  await expect(page.getByText(text)).toBeVisible();
  expect.soft(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add to cart' }).click();

  // Another tab in the same browser shows the same cart.
  const tab = await page.context().newPage();
  await tab.goto('/cart');
  await expect(tab.getByRole('link', { name: `The lamp ${stamp}` })).toBeVisible();
  await tab.close();

  await page.getByRole('link', { name: 'Go to cart' }).click();
  await expect(page.getByRole('region', { name: 'Subtotal' }).getByText('$4.99')).toBeVisible();
  expect.soft(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/Your cart comes with you/)).toBeVisible();
  expect(rejections).toEqual([]);

  await fillSignIn(page, shopper);
  await expect(page).toHaveURL('/checkout');
  await expectOrdered(page, `The lamp ${stamp}`);
  await expectOrdered(page, `The door ${stamp}`);
  await payByCard(page);
  expect((await shopper.call(getCart, {})).items).toEqual([]);
  expect((await stranger.call(getCart, {})).items.map(({ id }) => id)).toEqual([door]);
});

test('a visitor registers at checkout and keeps the cart', async ({ page, url }) => {
  const creator = await signIn(url, contentManager);
  const title = `The kettle ${Date.now()}`;
  const id = await addEbook(creator, { title, text: 'The kettle sings.' });
  await page.goto(`/shop/${id}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Go to cart' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const account = { email: newEmail(), password, firstName: 'Ada', lastName: 'Reader' };
  await fillRegistration(page, account);
  await page.waitForURL((at) => at.pathname === '/login');
  await fillSignIn(page, account);
  await expect(page).toHaveURL('/checkout');
  await expectOrdered(page, title);
  await payByCard(page);
});

test('signing in returns to the product and removes products already owned from the cart', async ({
  page,
  url,
}) => {
  const creator = await signIn(url, contentManager);
  const title = `The garden ${Date.now()}`;
  const id = await addEbook(creator, { title, text: 'The garden is green.', price: 0 });
  const shopper = await createShopAccount(url);
  await page.goto(`/shop/${id}`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, shopper);
  await expect(page).toHaveURL(`/shop/${id}`);
  await page.getByRole('link', { name: 'Get it free' }).click();
  await page.getByRole('button', { name: 'Get it for free' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.removeItem('glossa-session'));
  await page.goto(`/shop/${id}`);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, shopper);
  await expect(
    page.getByText(`Already in your purchases, so not added to your cart: ${title}`),
  ).toBeVisible();
  await expect(page.getByText('You already own this.')).toBeVisible();
});

test('a visitor gets a 404 status and a not-found page for an unknown product or URL', async ({
  page,
  request,
}) => {
  const missing = '/shop/0192a0b0-0000-7000-8000-0000000000c9';
  expect((await request.get(missing)).status()).toBe(404);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect((await page.goto(missing))?.status()).toBe(404);
  await expect(page.getByText('This product doesn’t exist')).toBeVisible();
});
