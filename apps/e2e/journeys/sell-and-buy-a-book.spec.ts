import { readFile } from 'node:fs/promises';

import { readTextWatermark } from '@glossa/protection/watermarks/trace';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { admin, contentManager } from '../src/users/demo-accounts.ts';
import { newEmail, password, signIn } from '../src/users/user.ts';
import { registerByForm } from '../src/users/register-by-form.ts';
import { test } from '../src/test.ts';

const story = Array.from(
  { length: 40 },
  (_, n) => `Chapter ${n + 1}. The lighthouse keeper counts the ships. Number ${n + 1} never comes home.`,
).join('\n\n');

/** Uploads an ebook using the form, prices it and publishes it. */
async function publishEbook(page: Page, title: string): Promise<void> {
  await page.goto('/ebooks/upload');
  await page.setInputFiles('input[type=file] >> nth=0', {
    name: 'keeper.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(story),
  });
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Author').fill('Mira Halden');
  await page.getByLabel('Description').fill('Forty short chapters by the sea.');
  await page.locator('form').getByLabel('Language').selectOption({ label: 'English' });
  await page.getByLabel('Category').selectOption({ label: 'Fiction' });
  await page.getByRole('combobox', { name: 'Tags' }).fill('sea');
  await page.keyboard.press('Enter');
  await page.getByLabel('Price').fill('6.50');
  await page.getByRole('button', { name: 'Upload ebook' }).click();
  await expect(page.getByText('It’s a draft. Publish it to show it in the shop.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('It’s in the shop now.')).toBeVisible();
}

/** Pays for the current order with the test card that has the given number. */
async function payWithCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(number) }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** As an admin, refunds the order for the product with the given title. */
async function refundOrder(page: Page, title: string, reason: string): Promise<void> {
  await page.goto('/admin/orders');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('row').filter({ hasText: title }).getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  const form = page.getByRole('dialog', { name: /^Refund order/ });
  await form.getByRole('textbox', { name: /Reason/ }).fill(reason);
  await form.getByRole('button', { name: 'Refund' }).click();
  await expect(form).toBeHidden();
}

test('a reader buys a creator’s book, reads it and loses access after a refund', async ({
  page,
  browser,
  url,
}) => {
  const title = `The Keeper ${Date.now()}`;
  const creator = await signIn(url, contentManager);
  const creators = await browser.newContext({ baseURL: url });
  await creator.signInTo(creators);
  await publishEbook(await creators.newPage(), title);
  await creators.close();

  const email = newEmail();
  await registerByForm(page, { email, password, firstName: 'Ada', lastName: 'Reader' });
  await page.goto('/shop');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('The lighthouse keeper counts the ships.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('link', { name: 'Cart (1)' }).click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await payWithCard(page, '4000 0000 0000 0002');
  await expect(page.getByText('Your card was declined. Try another card.')).toBeVisible();
  await payWithCard(page, '4242 4242 4242 4242');
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  const number = /\d{6}/.exec((await page.getByText(/^Order \d{6} completed/).textContent()) ?? '')?.[0];

  // A shop client downloads a copy watermarked with their name.
  await page.goto('/order-history');
  const order = page.getByRole('article').filter({ hasText: title });
  await expect(order.getByText('Completed')).toBeVisible();
  await order.getByRole('button', { name: `Download “${title}”` }).click();
  await expect(page.getByRole('dialog')).toContainText('I lose my right of withdrawal');
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(copy).toContain('Ada Reader');
  expect(copy).toContain(number);
  const paragraph = copy.split('\n\n').find((part) => part.includes('Chapter 17.')) ?? '';
  expect(readTextWatermark(paragraph)).toEqual([number]);

  await page.goto('/my-purchases');
  await expect(page.getByText('This page is only available to learners.')).toBeVisible();
  await page.getByRole('button', { name: 'Start learning English' }).click();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toContainText('Reading');
  await page.goto('/my-purchases');
  await page.getByRole('button', { name: `Import to library: “${title}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Import and open' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('[data-index]').first()).toHaveText('Chapter');
  const readerUrl = page.url();

  // Once the purchase has been used, only an admin can refund it.
  await page.goto('/order-history');
  await expect(order.getByText('Completed')).toBeVisible();
  await expect(order.getByRole('button', { name: 'Request Refund' })).toHaveCount(0);
  const admins = await browser.newContext({ baseURL: url });
  await (await signIn(url, admin)).signInTo(admins);
  await refundOrder(await admins.newPage(), title, 'Too sad');
  await admins.close();
  await page.reload();
  await expect(order.getByText('Refunded', { exact: true }).first()).toBeVisible();
  await expect(order.getByText(/Too sad/)).toBeVisible();

  await page.goto(readerUrl);
  await expect(page.getByRole('heading', { name: 'Your access to this text has ended' })).toBeVisible();
  await expect(page.locator('[data-index]')).toHaveCount(0);
});
