import { checkAuth } from '@glossa/contract/auth';
import { updateLearner } from '@glossa/contract/learners';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { admin } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';
import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { expectPhoneWidth } from '../src/screens/phone-width.ts';
import { test } from '../src/test.ts';

const path = '/subscription/upgrade';
const planCard = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
const button = (page: Page, card: string, name: string, role: 'button' | 'link') =>
  planCard(page, card).getByRole(role, { name, exact: true });

const fetchUser = async ({ call }: User) => {
  const authStatus = await call(checkAuth, {});
  if (!authStatus.isAuthenticated) throw new Error('the session has ended');
  return authStatus.user;
};

test('a learner compares plans, buys one and sees it as the current plan', async ({ page, learner }) => {
  await page.goto(path);
  await expect(button(page, 'Basic', 'Your plan', 'button')).toBeDisabled();
  await expect(button(page, 'Ultimate', 'Select Plan', 'link')).toBeVisible();
  await expect(planCard(page, 'Pro').getByText('per month')).toBeVisible();
  await expect(planCard(page, 'Pro').getByText('5 learning languages')).toBeVisible();
  const included = page.getByRole('region', { name: 'All Plans Include' });
  await expect(included.getByText('Ancient Greek')).toBeVisible();
  expect.soft(await findAccessibilityViolations(page)).toEqual([]);
  await expectPhoneWidth(page, path);

  await button(page, 'Pro', 'Upgrade Now', 'link').click();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: /4242 4242 4242 4242/ }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();

  expect((await fetchUser(learner)).subscription_type).toBe('Pro');
  await page.goto('/order-history');
  await page.getByRole('article').getByRole('link', { name: 'Your plan' }).click();
  await expect(page.getByText(/^Your Pro plan ends on/)).toBeVisible();
  await expect(button(page, 'Basic', 'Included in Pro', 'button')).toBeDisabled();
  await expect(button(page, 'Pro', 'Renew Pro', 'link')).toBeVisible();
  await expect(button(page, 'Ultimate', 'Select Plan', 'link')).toBeVisible();
});

test('a learner whose plan is managed by an administrator is told to contact them to change it', async ({
  page,
  learner,
  url,
}) => {
  const { call } = await signIn(url, admin);
  const { id } = await fetchUser(learner);
  await call(updateLearner, { params: { id }, body: { subscription_type: 'Pro' } });
  await page.goto(path);
  await expect(button(page, 'Pro', 'Your plan', 'button')).toBeDisabled();
  await button(page, 'Ultimate', 'Contact us', 'button').click();
  await expect(page.getByRole('dialog').getByText(/An admin manages your plan/)).toBeVisible();
});
