import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { fillSignIn } from '../src/screens/sign-in.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';
import { authenticatorCode } from '../src/users/authenticator.ts';
import { admin } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';

/** Signs in with the form and waits for the dashboard. */
async function signInByForm(page: Page, user: User): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, user);
  await expect(page).toHaveURL('/dashboard');
}

/** Signs out and enters the password again, which opens the second step. */
async function startSignIn(page: Page, user: User): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/login');
  await fillSignIn(page, user);
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
}

/** Sets up an authenticator app in the settings. Returns its secret and the recovery codes. */
async function setUpApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/settings#security');
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '');
  await expectNoAccessibilityViolations(page, 'setting up an authenticator app');
  await dialog.getByLabel('Six-digit code').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is wrong or was already used')).toBeVisible();
  await dialog.getByLabel('Six-digit code').fill(authenticatorCode(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const shown = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allInnerTexts();
  await expectNoAccessibilityViolations(page, 'recovery codes');
  await expect(shown.getByRole('button', { name: 'Done' })).toBeDisabled();
  await shown.getByLabel('I’ve saved these codes').check();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toBeHidden();
  await expect(page.getByText('Codes left: 10')).toBeVisible();
  return { secret, codes };
}

test('a learner sets up an authenticator app and signs in with a code and with a recovery code', async ({
  page,
  url,
}) => {
  const user = await createLearnerAccount(url);
  await signInByForm(page, user);
  const { secret, codes } = await setUpApp(page);

  await startSignIn(page, user);
  await expect(page.getByLabel('Six-digit code')).toBeFocused();
  await expect(page.getByLabel('Six-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoAccessibilityViolations(page, 'the second step');
  await page.getByLabel('Six-digit code').fill('000000');
  await expect(page.getByText('This code is wrong or was already used')).toBeVisible();
  // Use the code of the next 30-second step, because the current code was used to set up the app.
  await page.getByLabel('Six-digit code').fill(authenticatorCode(secret, 1));
  await expect(page).toHaveURL('/dashboard');

  await startSignIn(page, user);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(findToast(page, 'Codes left: 9')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');

  await startSignIn(page, user);
  await page.getByRole('button', { name: 'Back to sign-in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test('a learner adds a passkey and signs in with it alone', async ({ page, url }) => {
  const user = await createLearnerAccount(url);
  // Browsers bind passkeys to a host name, so passkeys don't work at 127.0.0.1.
  const site = url.replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${site}/login`);
  await fillSignIn(page, user);
  await expect(page).toHaveURL(`${site}/dashboard`);
  await page.goto(`${site}/settings#security`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await codes.getByLabel('I’ve saved these codes').check();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible();
  await expectNoAccessibilityViolations(page, 'passkeys in the settings');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${site}/dashboard`);

  await page.goto(`${site}/settings#security`);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Work laptop', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(findToast(page, 'Passkey removed')).toBeVisible();
  await expect(page.getByText('Work laptop', { exact: true })).toBeHidden();
});

test('a sensitive action asks for the password again and then continues', async ({ page, url }) => {
  const user = await createLearnerAccount(url);
  await signInByForm(page, user);
  // Reject the first attempt, as the server would ten minutes after signing in.
  const body = { error: 'Confirm that it’s you to continue.', code: 'proof_required' };
  let isFirst = true;
  await page.route('**/api/auth/tokens/', (route) => {
    if (route.request().method() !== 'POST' || !isFirst) return route.continue();
    isFirst = false;
    return route.fulfill({ status: 409, json: body });
  });
  await page.goto('/settings#security');
  await page.getByPlaceholder('What it’s for').fill('My script');
  // Wait for the lists above the button, because the button moves when they load.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await expectNoAccessibilityViolations(page, 'confirming who is signed in');
  await dialog.getByLabel('Current password').fill('Wrong-Lamp-77');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('The current password is wrong.')).toBeVisible();
  await dialog.getByLabel('Current password').fill(user.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Copy it now. You won’t see it again.')).toBeVisible();
});

test('an admin resets the second factor of a learner who has lost it', async ({ page, url }) => {
  const user = await createLearnerAccount(url);
  await signInByForm(page, user);
  await setUpApp(page);
  await page.context().clearCookies();

  await (await signIn(url, admin)).signInTo(page.context());
  await page.goto(`/admin/learners?search=${encodeURIComponent(user.email)}`);
  const row = page.getByRole('row').filter({ hasText: user.email });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Reset two-step verification' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset two-step verification' }).click();
  await expect(findToast(page, 'Two-step verification was reset')).toBeVisible();
  await page.goto('/admin/outbox');
  await expect(page.getByText('A change to how you sign in to Glossa').first()).toBeVisible();
  await page.goto('/admin/audit');
  await expect(page.getByText(/reset two-step verification for the learner/).first()).toBeVisible();

  await page.context().clearCookies();
  await signInByForm(page, user);
});
