import { expect } from '@playwright/test';

import { newEmail, password } from '../src/users/user.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { fillSignIn } from '../src/screens/sign-in.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';

test('a visitor registers in four steps, signs in, and reads a first story', async ({ page }) => {
  const email = newEmail();
  const reader = readerScreen(page);
  const next = page.getByRole('button', { name: 'Next' });
  const choosePassword = page.getByRole('textbox', { name: 'Password', exact: true });
  const expectStep = (name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  const expectTexts = async (...sentences: string[]) => {
    for (const sentence of sentences) await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  };

  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL('/shop-client-registration');

  await expectStep('Personal Information');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await next.click();
  await expectTexts(
    'First name is required',
    'Last name is required',
    'Email is required',
    'Date of birth is required',
  );
  await page.getByLabel('First name').fill('Ada');
  await expect(page.getByText('First name is required')).toBeHidden();
  await page.getByLabel('Last name').fill('Reader');
  await page.getByLabel('Email').fill('ada');
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await next.click();
  await expectTexts('Email is invalid');
  await page.getByLabel('Email').fill(email);
  await next.click();

  await expectStep('Account Security');
  await next.click();
  await expectTexts('Password is required');
  await choosePassword.fill('Short1');
  await next.click();
  await expectTexts('Password must be at least 8 characters', 'Passwords do not match');
  await choosePassword.fill('long-enough-but-plain');
  await next.click();
  await expectTexts('Password must contain uppercase, lowercase, and number');
  await choosePassword.fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await next.click();

  await expectStep('Contact Details');
  await next.click();
  await expectTexts('Country is required', 'City is required', 'Address is required', 'ZIP code is required');
  await page.getByLabel('Country').selectOption('France');
  await page.getByLabel('City').fill('Lyon');
  await page.getByLabel('Address').fill('1 rue du Lac');
  await page.getByLabel('ZIP code').fill('69003');
  await next.click();

  await expectStep('Preferences');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectTexts('You must accept the terms and conditions');
  await page.getByRole('checkbox', { name: /^I accept the terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(findToast(page, 'Your account is ready. Sign in with your email and password.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await fillSignIn(page, { email, password });

  // A shop account starts in the shop. It has no library yet, but a link to start learning is always visible.
  await expect(page).toHaveURL('/shop');
  await page.goto('/reading');
  await expectTexts('This page is only available to learners.');
  await page.getByRole('link', { name: 'Start learning' }).click();
  await expect(page.getByText('Access Denied')).toBeHidden();
  await page.getByRole('button', { name: 'Start learning Italian' }).click();
  // A story is two more clicks away.
  await page.getByRole('button', { name: /^I’m new to it/ }).click();
  await page.getByRole('button', { name: 'Start reading' }).click();
  await expect(reader.text).toContainText('Franco ha un piccolo bar a Bologna.');
  await expectTexts('Tap or click a word to see what it means.');
  await reader.word('bar').click();
  await expect(page.getByText(/^Tell us how well you know it/)).toBeVisible();
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await expect(libraryScreen(page).title('Il caffè di Franco')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Learning language' })).toHaveValue('it');
});

test('the terms and the privacy policy can be read before registering', async ({ page }) => {
  for (const [path, title] of [
    ['/terms', 'Terms and conditions'],
    ['/privacy', 'Privacy policy'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
  }
});
