import { expect } from '@playwright/test';

import { libraryScreen } from '../src/screens/library.ts';
import { fillSignIn } from '../src/screens/sign-in.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('changing the password enforces the password rules and ends the other sessions', async ({
  page,
  url,
  learner,
  browser,
}) => {
  const otherContext = await browser.newContext({ baseURL: url });
  const other = await otherContext.newPage();
  await other.goto('/reading');
  await fillSignIn(other, learner);
  await expect(libraryScreen(other).heading).toBeVisible();

  await page.goto('/settings');
  const current = page.getByLabel('Current password');
  const newPassword = page.getByLabel('New password', { exact: true });
  const confirmation = page.getByLabel('Confirm new password');
  const change = async (passwords: [string, string, string]) => {
    await current.fill(passwords[0]);
    await newPassword.fill(passwords[1]);
    await confirmation.fill(passwords[2]);
    await page.getByRole('button', { name: 'Change Password' }).click();
  };
  const changed = 'Morning-Fog-64-Window';

  await change(['', changed, changed]);
  await expect(page.getByText('All fields are required')).toBeVisible();
  await change([learner.password, changed, 'Morning-Fog-64-Door']);
  await expect(page.getByText('New passwords do not match')).toBeVisible();
  await change([learner.password, 'Eight-88', 'Eight-88']);
  await expect(page.getByText('Password must be at least 12 characters long')).toBeVisible();
  await change([learner.password, 'Qwerty-Fog-64-Window', 'Qwerty-Fog-64-Window']);
  await expect(page.getByText('Password cannot contain common pattern: qwerty')).toBeVisible();
  await change([learner.password, learner.password, learner.password]);
  await expect(page.getByText('New password must be different from current password')).toBeVisible();
  await change(['not-my-password', changed, changed]);
  await expect(page.getByText('The current password is wrong.')).toBeVisible();
  await change([learner.password, changed, changed]);
  await expect(findToast(page, 'Password changed successfully')).toBeVisible();

  // A background request may detect the ended session before the click does.
  await Promise.race([libraryScreen(other).tab('Archive').click(), other.waitForURL('/login')]);
  await expect(other).toHaveURL('/login');
  await fillSignIn(other, { email: learner.email, password: changed });
  await expect(libraryScreen(other).tab('Archive')).toBeVisible();
  // The session that changed the password stays signed in.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});

test('a learner ends a session on another device', async ({ page, url, learner, browser }) => {
  const otherBrowser = await browser.newContext({ baseURL: url });
  const other = await otherBrowser.newPage();
  await other.goto('/reading');
  await fillSignIn(other, learner);
  await expect(libraryScreen(other).heading).toBeVisible();

  await page.goto('/settings');
  const sessions = page.getByRole('region', { name: 'Sessions', exact: true });
  await expect(sessions.getByText('This device', { exact: true })).toHaveCount(1);
  const end = page.getByRole('button', { name: 'End session' });
  await expect(end).toHaveCount(1);
  await end.click();
  await expect(findToast(page, 'Session ended')).toBeVisible();
  await expect(end).toHaveCount(0);
  await other.reload();
  await expect(other).toHaveURL('/login');
});

test('an API token works for scripts until it is revoked', async ({ page, url, learner }) => {
  await addText(learner, { title: 'On my desk', text: 'A lamp.' });
  await page.goto('/settings');
  await page.getByPlaceholder('What it’s for').fill('Reading list on my desk');
  // Wait for the lists above the button, because the button moves when they load.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('You won’t see it again.')).toBeVisible();
  const token = await page.getByRole('textbox', { name: 'Your new token' }).inputValue();
  const list = () => fetch(`${url}/api/texts/`, { headers: { authorization: `Bearer ${token}` } });

  const response = await list();
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ results: [{ title: 'On my desk' }] });

  await page.reload();
  await expect(page.getByText('Reading list on my desk')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your new token' })).toBeHidden();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('No tokens yet.')).toBeVisible();
  expect((await list()).status).toBe(401);
});

test('a learner can delete their account only after typing the confirmation phrase', async ({
  page,
  learner,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog');
  const submit = dialog.getByRole('button', { name: 'Delete my account permanently' });
  await expect(submit).toBeDisabled();
  await dialog.getByRole('textbox').fill('Delete my account');
  await expect(submit).toBeDisabled();
  await dialog.getByRole('textbox').fill('delete my account');
  await submit.click();
  await expect(findToast(page, 'Your account was deleted')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, learner);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
});

test('theme and profile follow the account to another browser', async ({ page, url, learner, browser }) => {
  await page.goto('/settings');
  await page.getByRole('main').getByRole('radiogroup', { name: 'Theme' }).getByText('Dark').click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByLabel('First name').fill('Grace');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(findToast(page, 'Profile updated successfully')).toBeVisible();

  const otherBrowser = await browser.newContext({ baseURL: url });
  const other = await otherBrowser.newPage();
  await other.goto('/reading');
  await fillSignIn(other, learner);
  await expect(libraryScreen(other).heading).toBeVisible();
  await other.goto('/settings');
  await expect(other.getByLabel('First name')).toHaveValue('Grace');
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});
