import { expect } from '@playwright/test';

import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test.describe('before the app loads', () => {
  test.use({ colorScheme: 'dark', locale: 'ar' });

  test('the splash screen follows the device’s color scheme and text direction', async ({ page }) => {
    const consoleErrors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()));
    // Styles and scripts never load, as if the connection had been lost.
    await page.route('**/assets/**', () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('svg')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 23, 26)');
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    expect(consoleErrors).toEqual([]);
  });
});

test('custom fonts load after the text is visible', async ({ page, learner }) => {
  const id = await addText(learner, { title: 'Letters', text: 'The kettle sings in the kitchen.' });
  await page.goto(`/reading/${id}`);
  await expect(readerScreen(page).text).toContainText('kettle');
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loaded).toContain('Inter Variable');
  await expect.poll(loaded).toContain('Literata Variable');
});
