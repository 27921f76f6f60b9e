import { expect } from '@playwright/test';

import { createLearnerAccount } from '../src/users/user.ts';
import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('a learner exports an account to a file and imports it into another account', async ({
  page,
  url,
  learner,
  browser,
}, info) => {
  await addText(learner, { title: 'The move', text: 'The boxes stood in the hall.' });
  await page.goto('/settings#data');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const download = page.waitForEvent('download');
  await link.click();
  const file = info.outputPath('account.zip');
  await (await download).saveAs(file);

  const context = await browser.newContext({ baseURL: url });
  await (await createLearnerAccount(url)).signInTo(context);
  const other = await context.newPage();
  await other.goto('/settings#data');
  await other.getByLabel('Choose an archive').setInputFiles(file);
  await expect(other.getByText('1 text', { exact: true })).toBeVisible();
  expect.soft(await findAccessibilityViolations(other), 'what is in an archive').toEqual([]);
  await other.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(other.getByText('Imported “account.zip”')).toBeVisible({ timeout: 30_000 });
  await other.goto('/reading');
  await expect(other.getByText('The move')).toBeVisible();
});
