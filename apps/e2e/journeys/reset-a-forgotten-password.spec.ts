import { expect } from '@playwright/test';

import { admin } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';
import { fillSignIn } from '../src/screens/sign-in.ts';
import { test } from '../src/test.ts';

test('a learner resets a forgotten password with the emailed link, which works only once', async ({
  page,
  url,
  browser,
}) => {
  const user = await createLearnerAccount(url);
  const newPassword = 'Evening-Star-9-Harbour';

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill(user.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();

  // The site has no mail server, so the email is in the outbox, which only admins can open.
  const adminContext = await browser.newContext({ baseURL: url });
  await (await signIn(url, admin)).signInTo(adminContext);
  const outbox = await adminContext.newPage();
  await outbox.goto('/admin/outbox');
  const emailItem = outbox
    .getByRole('group')
    .filter({ hasText: `To ${user.email}` })
    .filter({ hasText: 'Set a new password' });
  await emailItem.getByText('Set a new password').first().click();
  // The link is shown only after the admin enters their password.
  await expect(emailItem.getByRole('link')).toHaveCount(0);
  await emailItem.getByRole('button', { name: 'Show links' }).click();
  const dialog = outbox.getByRole('dialog', { name: 'Show the links in this email' });
  await dialog.getByLabel('Your password').fill('Not-the-password-1');
  await dialog.getByRole('button', { name: 'Show links' }).click();
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(admin.password);
  await dialog.getByRole('button', { name: 'Show links' }).click();
  const link = await emailItem.getByRole('link').getAttribute('href');
  await adminContext.close();

  await page.goto(link ?? '');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm new password').fill('Something-else-1');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Confirm new password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Your password has been changed')).toBeVisible();

  // The page redirects to the sign-in page.
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, user);
  await expect(page.getByText('Invalid email or password')).toBeVisible();
  await fillSignIn(page, { email: user.email, password: newPassword });
  await expect(page).toHaveURL('/dashboard');

  await page.context().clearCookies();
  await page.goto(link ?? '');
  await page.getByLabel('New password', { exact: true }).fill('Another-Door-5-Open');
  await page.getByLabel('Confirm new password').fill('Another-Door-5-Open');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible();
});

test('a reset link without its token cannot be used', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
});
