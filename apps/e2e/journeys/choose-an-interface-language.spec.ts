import { expect } from '@playwright/test';

import { test } from '../src/test.ts';

test('a visitor chooses a language on the sign-in page, and a reload keeps it', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Interface language').selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('combobox').selectOption({ label: 'עברית' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('the interface language follows the account to another browser', async ({
  page,
  context,
  url,
  learner,
  browser,
}) => {
  await learner.signInTo(context);
  await page.goto('/settings');
  await page.getByRole('main').getByLabel('Interface language').selectOption('ja');
  await expect(page.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
  const otherContext = await browser.newContext({ baseURL: url });
  await learner.signInTo(otherContext);
  const other = await otherContext.newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { level: 1, name: '設定' })).toBeVisible();
});

test('a learner sees dates in Lingala even if the browser has no locale data for it', async ({
  page,
  learner,
}) => {
  await learner.signInTo(page.context());
  await page.goto('/notifications?lng=en');
  const formatDay = (language: string) =>
    page.evaluate(
      (code) =>
        new Intl.DateTimeFormat(code, { dateStyle: 'full', timeZone: 'UTC' }).format(
          new Date(Date.UTC(2026, 10, 23)),
        ),
      language,
    );
  expect(await formatDay('ln')).not.toContain('novembe');
  await page.goto('/notifications?lng=ln');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ln');
  // Wait for a heading, because date formats load along with the translations, after the page's language changes.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await formatDay('ln')).toBe('mokolo ya liboso 23 novembe 2026');
});
