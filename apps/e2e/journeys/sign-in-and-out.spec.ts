import { endSession, listSessions } from '@glossa/contract/sessions';
import { expect } from '@playwright/test';

import { createLearnerAccount } from '../src/users/user.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { fillSignIn } from '../src/screens/sign-in.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';

test('the sign-in form shows what is missing or wrong, and valid credentials open the dashboard', async ({
  page,
  url,
}) => {
  const { email, password } = await createLearnerAccount(url);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  await fillSignIn(page, { email: 'somebody', password: 'short' });
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();

  await fillSignIn(page, { email, password: 'not-the-password' });
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Invalid email or password',
  );

  await fillSignIn(page, { email, password });
  await expect(findToast(page, 'Login successful')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome,/ })).toBeVisible();
});

test('a visitor who opens a protected page signs in and returns to that page', async ({ page, url }) => {
  const user = await createLearnerAccount(url);
  await page.goto('/reading/archive?sort=title');
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, user);
  await expect(page).toHaveURL('/reading/archive?sort=title');
});

test('a signed-in learner is redirected from the sign-in pages to the dashboard', async ({
  page,
  learner: _signedIn,
}) => {
  for (const path of ['/', '/login', '/forgot-password', '/reset-password?token=x']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('signing out ends the session and returns to the sign-in page', async ({ page, learner: _signedIn }) => {
  await page.goto('/settings');
  // The bottom of the sidebar is reachable, however long the list above it is.
  await page.setViewportSize({ width: 1280, height: 680 });
  await expect(page.getByRole('complementary').getByRole('radio', { name: 'Dark' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.goto('/settings');
  await expect(page).toHaveURL('/login');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('sessionid');
});

test('a learner is denied an admin page and sees a not-found page for an unknown URL', async ({
  page,
  learner: _signedIn,
}) => {
  await page.goto('/admin/outbox');
  await expect(page).toHaveURL('/403');
  await expect(page.getByText('Access Denied')).toBeVisible();

  await page.goto('/reading');
  await expect(libraryScreen(page).heading).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText('Page Not Found')).toBeVisible();
  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL('/reading');
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a learner whose session was ended elsewhere returns to the sign-in page', async ({ page, url }) => {
  const user = await createLearnerAccount(url);
  await page.goto('/reading');
  await fillSignIn(page, user);
  await expect(libraryScreen(page).heading).toBeVisible();

  const { results } = await user.call(listSessions, {});
  const others = results.filter(({ current }) => !current);
  expect(others).toHaveLength(1);
  for (const { id } of others) await user.call(endSession, { params: { id } });

  // A background request may detect the ended session before the click does.
  await Promise.race([libraryScreen(page).tab('Trash').click(), page.waitForURL('/login')]);
  await expect(page).toHaveURL('/login');
  await expect(findToast(page, 'Your session has expired. Please log in again.')).toBeVisible();
  await fillSignIn(page, user);
  await expect(page).toHaveURL(/\/reading(\/trash)?$/);
});
