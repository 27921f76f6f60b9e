import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { providerTest as test } from '../src/own-app-test.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { fillSignIn } from '../src/screens/sign-in.ts';
import { findToast } from '../src/screens/toasts.ts';
import { createLearnerAccount } from '../src/users/user.ts';

const withSchool = { name: 'Sign in with School account' };

/** Signs in on the provider's own page. */
async function signInAtSchool(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'School account' })).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Returns the claims for a user who authenticated at the provider an hour ago. */
const askedLongAgo = (claims: Record<string, unknown>) => ({
  ...claims,
  auth_time: Math.floor(Date.now() / 1000) - 3600,
});

test('a user signs in with a provider for the first time, confirms their identity with it and sets a password', async ({
  page,
  provider,
}) => {
  provider.people.set('ada', { email: 'ada@school.test', email_verified: true, given_name: 'Ada' });
  await page.goto('/login?next=%2Fsettings%23security');
  await expect(page.getByRole('button', withSchool)).toBeVisible();
  await expectNoAccessibilityViolations(page, 'the sign-in page with a provider');
  provider.changeNextToken(askedLongAgo);
  await page.getByRole('button', withSchool).click();
  await signInAtSchool(page, 'ada');
  await expect(page).toHaveURL('/settings#security');
  await expect(page.getByText('ada@school.test').first()).toBeVisible();

  await page.getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expect(proof).toBeVisible();
  await expect(proof.getByLabel('Current password')).toBeHidden();
  await expectNoAccessibilityViolations(page, 'confirming with a provider');
  const opened = page.waitForEvent('popup');
  await proof.getByRole('button', { name: 'Confirm with School account' }).click();
  const school = await opened;
  await signInAtSchool(school, 'ada');
  await expect.poll(() => school.isClosed()).toBe(true);
  // The action continues, but is refused because the account would have no other way to sign in.
  await expect(findToast(page, 'You’d no longer be able to sign in.')).toBeVisible();

  await page.getByLabel('New password', { exact: true }).fill('Otters-swim-5-fun!');
  await page.getByLabel('Confirm new password').fill('Otters-swim-5-fun!');
  await page.getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByLabel('Current password')).toBeVisible();
  await page.getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await expect(findToast(page, 'School account unlinked')).toBeVisible();
});

test('a learner links a provider in the settings, and signs in with it from then on', async ({
  page,
  url,
  provider,
}) => {
  const user = await createLearnerAccount(url);
  provider.people.set('grace', { email: 'grace@elsewhere.test', email_verified: false });
  await page.goto('/login');
  await fillSignIn(page, user);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/settings#security');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await signInAtSchool(page, 'grace');
  await expect(page).toHaveURL('/settings#security');
  await expect(findToast(page, 'School account linked')).toBeVisible();
  await expect(page.getByText('grace@elsewhere.test')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'the settings with a linked provider');

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('button', withSchool).click();
  await signInAtSchool(page, 'grace');
  await expect(page).toHaveURL('/dashboard');
});

test('an account with the same email is linked once its owner has signed in', async ({
  page,
  url,
  provider,
}) => {
  const user = await createLearnerAccount(url);
  provider.people.set('same', { email: user.email, email_verified: true });
  await page.goto('/login');
  await page.getByRole('button', withSchool).click();
  await signInAtSchool(page, 'same');
  await expect(page.getByText(`You already have an account with ${user.email}.`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await expectNoAccessibilityViolations(page, 'linking an account with the same email');
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(findToast(page, 'School account linked')).toBeVisible();
});

test('a user whose provider is down, or who cancels, can return to the sign-in page', async ({
  page,
  provider,
}) => {
  await provider.stop();
  await page.goto('/login');
  await page.getByRole('button', withSchool).click();
  await expect(page.getByText('We couldn’t reach the sign-in provider.')).toBeVisible();
  await provider.start();
  await page.getByRole('button', withSchool).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Sign-in didn’t work' })).toBeVisible();
  await expect(page.getByText('You canceled signing in at the provider.')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'a sign-in that was canceled');
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test.describe('without passwords', () => {
  test.use({ providerEnv: { PASSWORD_SIGN_IN: 'off' } });

  test('the sign-in page has a form only if an operator allows an admin to use a password', async ({
    page,
    ownApp,
  }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', withSchool)).toBeVisible();
    await expect(page.getByLabel('Email')).toBeHidden();
    await expectNoAccessibilityViolations(page, 'the sign-in page without passwords');
    const email = 'admin@glossa.local';
    expect(await ownApp.command('glossa', 'allow-password-sign-in', email)).toContain('/login?password=1');
    await page.goto('/login?password=1');
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});
