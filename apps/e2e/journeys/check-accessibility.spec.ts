import { expect } from '@playwright/test';

import { admin } from '../src/users/demo-accounts.ts';
import { createShopAccount, signIn } from '../src/users/user.ts';
import { listLearnerScreens } from '../src/screens/all-screens.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { openScreen } from '../src/screens/open-screen.ts';
import { expectPhoneWidth } from '../src/screens/phone-width.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';

test('a form with mistakes has no accessibility violations', async ({ page }) => {
  await page.goto('/shop-client-registration');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'a form with mistakes');
});

test('menus, dialogs and the word panel have no accessibility violations', async ({ page, learner }) => {
  const library = libraryScreen(page);
  const reader = readerScreen(page);
  await listLearnerScreens(learner);
  await library.open();
  await library
    .row('The kettle')
    .getByRole('button', { name: /^More actions/ })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'a menu');
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'a question');
  await page.keyboard.press('Escape');
  await library.title('The kettle').click();
  for (const [word, level] of [
    ['kettle', 'Known'],
    ['sings', 'Ignore'],
    ['cat', '1'],
    ['listens', '2'],
    ['tea', '3'],
  ] as const) {
    await reader.word(word).click();
    await expect(reader.panel(word)).toBeVisible();
    await reader.level(level).check();
  }
  await expectNoAccessibilityViolations(page, 'words at all levels, and the panel');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoAccessibilityViolations(page, 'the sheet of keys');
});

test('screens for shop clients and administrators have no accessibility violations', async ({
  page,
  url,
  context,
}) => {
  await (await createShopAccount(url)).signInTo(context);
  await openScreen(page, '/reading');
  await expectNoAccessibilityViolations(page, 'the offer to learn');
  await context.clearCookies();
  await (await signIn(url, admin)).signInTo(context);
  for (const path of ['/admin/outbox', '/tasks', '/videos/manage']) {
    await openScreen(page, path);
    await expectNoAccessibilityViolations(page, path);
    await expectPhoneWidth(page, path);
  }
});
