import { addToCart } from '@glossa/contract/shop';
import { expect } from '@playwright/test';

import { admin, contentManager } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { test } from '../src/test.ts';

test('a buyer pays for an ebook on the third attempt, finds it in the order history and gets a refund', async ({
  page,
  learner,
  url,
}) => {
  const creator = await signIn(url, contentManager);
  const title = `The lamp ${Date.now()}`;
  const id = await addEbook(creator, { title, text: 'The lamp is lit. Nobody speaks.' });
  await learner.call(addToCart, { params: { id } });

  await page.goto('/checkout');
  await page.getByLabel('Coupon').fill('NOTHING');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This coupon doesn’t exist.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await page.getByLabel('Card number').fill('5555 5555 5555 5557');
  await page.getByLabel('Expiration date').fill('1234');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: 'Pay $4.99' }).click();
  await expect(page.getByText(/^Only test cards work here/)).toBeVisible();
  await page.getByRole('button', { name: /Declined/ }).click();
  await page.getByRole('button', { name: 'Pay $4.99' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. Try another card.');
  expect.soft(await findAccessibilityViolations(page)).toEqual([]);
  // After a reload, the same order is still pending.
  await page.reload();
  await page.getByRole('button', { name: /Requires authentication/ }).click();
  await page.getByRole('button', { name: 'Pay $4.99' }).click();
  await page.getByRole('button', { name: 'Yes, it’s me' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();

  await page.getByRole('link', { name: 'See your orders' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const order = page.getByRole('article').filter({ hasText: title });
  await expect(order.getByText('Completed')).toBeVisible();
  await order.getByRole('button', { name: 'Request Refund' }).click();
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(page.getByText('Please tell us why')).toBeVisible();
  await page.getByLabel('Why would you like a refund?').fill('Too short');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await expect(order.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(order.getByText('Refund reason: Too short')).toBeVisible();

  await (await signIn(url, admin)).signInTo(page.context());
  await page.goto('/admin/orders');
  await page.getByRole('searchbox').fill(title);
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('Refunded')).toBeVisible();
  expect.soft(await findAccessibilityViolations(page)).toEqual([]);
  await row.getByRole('button').click();
  await expect(page.getByRole('dialog').getByText('Refunded · requested by the buyer')).toBeVisible();
});
