import { expect } from '@playwright/test';

import { contentManager } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import { contentScreens } from '../src/screens/all-screens.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { openScreen } from '../src/screens/open-screen.ts';
import { expectPhoneWidth } from '../src/screens/phone-width.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';

test('a content manager uploads, prices and publishes an ebook, and shoppers find it', async ({
  page,
  context,
  url,
}) => {
  const creator = await signIn(url, contentManager);
  await creator.signInTo(context);
  const title = `The lantern ${Date.now()}`;
  await page.goto('/ebooks/upload');
  await page.getByRole('button', { name: 'Upload ebook' }).click();
  await expect(page.getByText('Please upload a file')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'an upload with mistakes');

  const text = `The lantern is lit. ${'The cat comes in. '.repeat(80)}`;
  await page
    .getByLabel('Choose an ebook')
    .setInputFiles({ name: 'lantern.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await expect(page.getByRole('group', { name: 'Preview' })).toContainText('The lantern is lit.');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Author').fill('Mira Halden');
  await page.getByLabel('Description').fill('A short story about a lantern.');
  await page.getByLabel('Category').selectOption({ label: 'Fiction' });
  await page.getByRole('combobox', { name: 'Tags' }).fill('story');
  await page.getByRole('combobox', { name: 'Tags' }).press('Enter');
  await page.getByLabel('Price').fill('4.99');
  await page.getByRole('button', { name: 'Upload ebook' }).click();
  await expect(page.getByRole('heading', { name: 'Ebook uploaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('It’s in the shop now.')).toBeVisible();

  await page.goto(`/content/pricing/content?search=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('dialog').getByLabel('Discount').fill('20');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('$3.99');

  await page.goto(`/shop?search=${encodeURIComponent(title)}`);
  await expect(page.getByText(title).first()).toBeVisible();

  await page.goto('/ebooks/manage');
  const row = page.getByRole('row').filter({ hasText: title });
  await row.getByRole('button', { name: `More actions for “${title}”` }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(findToast(page, '1 ebook archived')).toBeVisible();
  await expect(row.getByText('Archived')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('Published')).toBeVisible();
});

test('screens for content managers have no accessibility violations and fit a phone’s width', async ({
  page,
  context,
  url,
}) => {
  const creator = await signIn(url, contentManager);
  await creator.signInTo(context);
  for (const path of contentScreens) {
    await openScreen(page, path);
    await expectNoAccessibilityViolations(page, path);
    await expectPhoneWidth(page, path);
  }
});
