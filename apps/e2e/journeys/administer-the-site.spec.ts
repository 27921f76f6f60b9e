import { expect } from '@playwright/test';

import { admin, contentManager } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { expectPhoneWidth } from '../src/screens/phone-width.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { test } from '../src/test.ts';

test('an admin reads the metrics, searches the audit log and sees that the queues are running', async ({
  page,
  context,
  url,
}) => {
  const creator = await signIn(url, contentManager);
  const title = `The ferry ${Date.now()}`;
  await addEbook(creator, { title, text: 'The ferry leaves. The cat stays.' });
  const user = await signIn(url, admin);
  await user.signInTo(context);

  await page.goto('/admin/metrics');
  const learners = page.getByRole('region', { name: 'Learners', exact: true });
  await expect(learners.getByText('New learners').first()).toBeVisible();
  await page.getByText('7 days', { exact: true }).click();
  await expect(page).toHaveURL(/period=7/);
  await expect(page.getByRole('radio', { name: '7 days', exact: true })).toBeChecked();
  await expectNoAccessibilityViolations(page, 'the metrics');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^glossa-metrics-all-.*\.csv$/);

  await page.goto('/admin/audit');
  await page.getByRole('searchbox').fill(title);
  await expect(page.getByText(`added the ebook “${title}”`)).toBeVisible();
  await page.getByRole('combobox', { name: 'What' }).selectOption({ label: 'Order refunded' });
  await expect(page.getByText('No matching entries')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectNoAccessibilityViolations(page, 'the audit log');

  await page.goto('/tasks');
  const queues = page.getByRole('region', { name: 'Queues' }).last();
  await expect(queues.getByRole('row', { name: /^Maintenance/ })).toBeVisible();
  await expect(queues.getByText('none')).toHaveCount(0);
  await expectNoAccessibilityViolations(page, 'the tasks');

  for (const path of ['/admin/metrics', '/admin/audit', '/tasks']) {
    await page.goto(path);
    await expectPhoneWidth(page, path);
  }
});
