import { addToCart } from '@glossa/contract/shop';
import { expect } from '@playwright/test';

import { verifiedEmailTest as test } from '../src/own-app-test.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { findToast } from '../src/screens/toasts.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { contentManager } from '../src/users/demo-accounts.ts';
import { findEmailLink } from '../src/users/find-email-link.ts';
import { createLearnerAccount, newEmail, password, signIn } from '../src/users/user.ts';

test('a new user confirms the email address before paying, and changes it with links to both addresses', async ({
  page,
  ownApp: { url },
}) => {
  const creator = await signIn(url, contentManager);
  const id = await addEbook(creator, { title: 'The lamp', text: 'The lamp is lit. Nobody speaks.' });
  const user = await createLearnerAccount(url);
  await user.call(addToCart, { params: { id } });
  await user.signInTo(page.context());

  await test.step('until the address is confirmed, the account works but a banner is shown', async () => {
    await page.goto('/dashboard');
    const banner = page.getByRole('status').filter({ hasText: 'Confirm your email address' });
    await expect(banner).toContainText(`Open the link that we sent to ${user.email}.`);
    await expectNoAccessibilityViolations(page, 'the banner');
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeHidden();
  });

  await test.step('checkout requires a confirmed address', async () => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Confirm your email address' });
    await notice.getByRole('button', { name: 'Send again' }).click();
    await expect(findToast(page, 'Link sent. Check your inbox.')).toBeVisible();
    await expectNoAccessibilityViolations(page, 'checkout without a confirmed address');
  });

  await test.step('the link requires a click and works only once', async () => {
    const link = await findEmailLink(url, user.email, 'Confirm your email address');
    await page.goto(link);
    await expect(page.getByText(`Is ${user.email} your email address?`)).toBeVisible();
    await expectNoAccessibilityViolations(page, 'confirming an address');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(`${user.email} is confirmed.`)).toBeVisible();
    await page.reload();
    await expect(page.getByText('This link has already been used.')).toBeVisible();
  });

  await test.step('the order goes through after the confirmation', async () => {
    await page.goto('/checkout');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByLabel('Card number').fill('4242 4242 4242 4242');
    await page.getByLabel('Expiration date').fill('1234');
    await page.getByLabel('Security code').fill('123');
    await page.getByRole('button', { name: 'Pay $4.99' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  });

  await test.step('the address changes once both links have been used', async () => {
    const next = newEmail();
    await page.goto('/settings#account');
    await page.getByLabel('New email address').fill(next);
    await page.getByRole('button', { name: 'Change address' }).click();
    await expect(page.getByText(`Your address will change to ${next}`)).toBeVisible();
    await expectNoAccessibilityViolations(page, 'a change of address that is waiting');
    await page.goto(await findEmailLink(url, next, 'Confirm your new email address'));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Almost done.')).toBeVisible();
    await page.goto(await findEmailLink(url, user.email, 'Approve your new email address'));
    await expect(page.getByText(`change your account’s email address to ${next}?`)).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`Your email address is now ${next}.`)).toBeVisible();
    await signIn(url, { email: next, password });
    await page.getByRole('link', { name: 'Continue to Glossa' }).click();
    await expect(page).toHaveURL('/dashboard');
  });
});
