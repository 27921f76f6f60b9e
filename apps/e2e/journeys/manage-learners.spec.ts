import { createLearner } from '@glossa/contract/learners';
import { expect } from '@playwright/test';

import { admin } from '../src/users/demo-accounts.ts';
import { newEmail, password, signIn } from '../src/users/user.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';

test('an admin adds, changes, deactivates and deletes a learner', async ({ page, context, url }) => {
  await (await signIn(url, admin)).signInTo(context);
  const name = `kim${Date.now()}`;
  await page.goto('/admin/learners');
  await expectNoAccessibilityViolations(page, 'Learner Management');
  await page.getByRole('button', { name: 'Add learner' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(`${name}@school.org`);
  await dialog.getByLabel('First name').fill('Kim');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(findToast(page, `${name}@school.org was added and invited`)).toBeVisible();

  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Basic')).toBeVisible();
  await row.getByRole('button', { name, exact: true }).click();
  await expect(page).toHaveURL(/learner=/);
  const id = new URL(page.url()).searchParams.get('learner') ?? '';
  await dialog.getByLabel('Points').fill('-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Points must be a whole number, 0 or more')).toBeVisible();
  await dialog.getByLabel('Points').fill('1500');
  await dialog.getByLabel('Postal code').fill('SW1A 1AA');
  await dialog.getByLabel('Subscription').selectOption('Pro');
  await dialog.getByLabel('Staff').check();
  await expectNoAccessibilityViolations(page, 'editing a learner');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(findToast(page, 'Learner updated successfully')).toBeVisible();
  await expect(row.getByText('1,500')).toBeVisible();
  await expect(row.getByText('Staff')).toBeVisible();

  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row.getByText('Inactive')).toBeVisible();
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  const remove = dialog.getByRole('button', { name: 'Delete permanently' });
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(`Type ${name} to confirm`).fill(name);
  await remove.click();
  await expect(findToast(page, 'Learner permanently deleted successfully')).toBeVisible();
  await expect(page.getByText('No matches')).toBeVisible();
  await page.goto(`/admin/audit?target_id=${id}`);
  await expect(page.getByText('Points: 0 → 1,500')).toBeVisible();
  await expect(page.getByText(`permanently deleted the learner ${id.slice(-8).toUpperCase()}`)).toBeVisible();
});

test('an admin imports a class from a CSV file and downloads the rejected lines', async ({
  page,
  context,
  url,
}) => {
  await (await signIn(url, admin)).signInTo(context);
  const school = `school${Date.now()}.org`;
  const list = `E-mail;First name;Plan\nann@${school};Ann;Pro\nnobody;Bo;\nbob@${school};Bob;Gold\ncy@${school};Cy;\n`;
  await page.goto('/admin/learners');
  await page.getByRole('link', { name: 'Import CSV' }).click();
  await page
    .getByLabel('Choose a list')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByText('2 lines were rejected')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'importing learners');
  await page.getByRole('button', { name: 'Import 2 learners' }).click();
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeVisible({
    timeout: 30_000,
  });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the rejected lines' }).click();
  expect((await download).suggestedFilename()).toBe('refused-learners.csv');
  await page.getByRole('link', { name: 'Import another list' }).click();
  await expect(page.getByLabel('Choose a list')).toBeAttached();
  await page.getByRole('link', { name: 'Back to the learners' }).first().click();
  await page.getByRole('searchbox').fill(school);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row').filter({ hasText: school })).toHaveCount(2);
});

test('/users redirects an admin to Learner Management', async ({ page, context, url }) => {
  await (await signIn(url, admin)).signInTo(context);
  await page.goto('/users');
  await expect(page.getByText('Redirecting to learner management…')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/learners$/);
});

test('staff see no link to learner management and are denied access to it', async ({
  page,
  context,
  url,
}) => {
  const account = { email: newEmail(), password };
  await (await signIn(url, admin)).call(createLearner, { body: { ...account, is_staff: true } });
  await (await signIn(url, account)).signInTo(context);
  await page.goto('/tasks');
  await expect(page.getByRole('link', { name: 'Tags', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Users', exact: true })).toHaveCount(0);
  for (const path of ['/users', '/admin/learners']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  }
});

test('a learner is denied access to learner management', async ({ page, learner: _signedIn }) => {
  for (const path of ['/users', '/admin/learners', '/admin/learners/import']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  }
});
