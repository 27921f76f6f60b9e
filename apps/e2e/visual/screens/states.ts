import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Opens the menu of the first list item. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('main [aria-haspopup=menu]').first().click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** Opens the details of the nth new or learning word on the page. Touch devices need two taps. */
export const openWord =
  (nth: number) =>
  async (page: Page): Promise<void> => {
    const plain = '[data-level=known], [data-level=mastered], [data-level=ignored]';
    const word = page.locator(`main [data-level]:not(${plain})`).nth(nth);
    const isTouched = await page.evaluate(() => navigator.maxTouchPoints > 0);
    if (isTouched) {
      await word.tap();
      await word.tap();
    } else {
      await word.click();
    }
    await expect(page.locator('[role=radiogroup]').first()).toBeVisible();
  };

/** Opens the list of keyboard shortcuts. */
export async function openShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Opens the search and enters a query that has results. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('tide');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
}

/** Selects all rows in a list. */
export async function selectAll(page: Page): Promise<void> {
  await page.getByRole('grid').getByRole('row').first().focus();
  await page.keyboard.press('ControlOrMeta+a');
}

/** Starts a practice session. */
export async function startPractice(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('progressbar').first()).toBeAttached();
}

/** Starts a practice session and reveals its first card. */
export async function revealCard(page: Page): Promise<void> {
  await startPractice(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main [role=group] button').nth(3)).toBeVisible();
}

/** Reloads the page as if the site had two OpenID providers. */
export const offerProviders =
  (changes: object = {}) =>
  async (page: Page): Promise<void> => {
    const options = {
      password_sign_in: true,
      providers: [
        { id: 'school', label: 'Keycloak', creates_accounts: true },
        { id: 'google', label: 'Google', creates_accounts: false },
      ],
      ...changes,
    };
    await page.route(/\/login(\?|$)/, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const element = /(<script type="application\/json" id="sign-in-options">).*?(<\/script>)/s;
      await route.fulfill({
        response,
        body: html.replace(element, (_, start: string, end: string) => start + JSON.stringify(options) + end),
      });
    });
    await page.reload();
    await expect(page.getByRole('button', { name: /Google/ })).toBeVisible();
  };

/** Submits a form without filling it in. */
export async function submitEmptyForm(page: Page): Promise<void> {
  await page.locator('form button[type=submit]').last().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
}
