import type { Page } from '@playwright/test';

import { fillSignIn } from '../screens/sign-in.ts';

interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** Fills in the four steps of the registration form and submits it. */
export async function fillRegistration(page: Page, account: NewAccount): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('First name').fill(account.firstName);
  await page.getByLabel('Last name').fill(account.lastName);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Date of birth').fill('1990-05-17');
  await next.click();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await next.click();
  await page.getByLabel('Country').selectOption('France');
  await page.getByLabel('City').fill('Lyon');
  await page.getByLabel('Address').fill('1 rue du Lac');
  await page.getByLabel('ZIP code').fill('69003');
  await next.click();
  await page.getByRole('checkbox', { name: /^I accept the terms and conditions/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Registers a shop account with the four-step form and signs in. */
export async function registerByForm(page: Page, account: NewAccount): Promise<void> {
  await page.goto('/shop-client-registration');
  await fillRegistration(page, account);
  await page.waitForURL('/login');
  await fillSignIn(page, account);
  await page.waitForURL((url) => url.pathname !== '/login');
}
