import { expect } from '@playwright/test';

import { readerOf } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test.describe('before the app is there', () => {
  test.use({ colorScheme: 'dark', locale: 'ar' });

  test('its sign stands in the colours and the direction of the device', async ({ page }) => {
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    // Styles and scripts that never load, as on a dead connection.
    await page.route('**/assets/**', () => undefined);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('svg')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 23, 26)');
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBe(1);
    expect(refused).toEqual([]);
  });
});

test('letters of our own follow a text that is there', async ({ page, learner }) => {
  const id = await addText(learner, { title: 'Letters', text: 'The kettle sings in the kitchen.' });
  await page.goto(`/reading/${id}`);
  await expect(readerOf(page).text).toContainText('kettle');
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loaded).toContain('Inter Variable');
  await expect.poll(loaded).toContain('Literata Variable');
});
