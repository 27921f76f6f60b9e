import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

const template = 'https://dictionary.test/{language}/{word}?lemma={lemma}&sentence={sentence}';

/** Returns the names in the list of websites, in order. */
const siteNames = (page: Page) =>
  page.getByRole('list', { name: 'Websites' }).getByRole('listitem').locator('bdi:first-child');

test('a learner adds a website, moves it to the front and looks words up on it by keyboard', async ({
  page,
  context,
  learner,
}) => {
  await context.route(/^https:\/\/(?!127\.0\.0\.1|localhost)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Dictionary</title>' }),
  );
  const id = await addText(learner, { title: 'Towers', text: 'R&D: 100 % of “towers” fell. They stood.' });

  await page.goto('/settings#lookup');
  await page.getByRole('button', { name: 'Add a website' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a website' });
  await dialog.getByLabel('Name').fill('My dictionary');
  await dialog.getByLabel('URL').fill('javascript:alert({word})');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter a URL that starts with https:// or http://');
  await dialog.getByLabel('URL').fill(template);
  await expect(dialog.getByRole('link', { name: 'Try it with “English”' })).toHaveAttribute(
    'href',
    'https://dictionary.test/en/English?lemma=English&sentence=English',
  );
  expect.soft(await findAccessibilityViolations(page), 'the dialog of a website').toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(siteNames(page).last()).toHaveText('My dictionary');

  // Move the website up with the keyboard (its button keeps the focus), then to the front by dragging its handle.
  const up = page.getByRole('button', { name: 'Move My dictionary up' });
  const waitForSave = () => page.waitForResponse((response) => response.request().method() === 'PUT');
  await Promise.all([waitForSave(), up.press('Enter')]);
  await expect(up).toBeFocused();
  await expect(siteNames(page).nth(-2)).toHaveText('My dictionary');
  const handle = page.getByRole('listitem').filter({ hasText: 'My dictionary' }).getByTitle('Drag to move');
  await handle.hover();
  await page.mouse.down();
  await page.getByRole('listitem').filter({ hasText: 'Wiktionary' }).hover();
  await Promise.all([waitForSave(), page.mouse.up()]);
  await expect(siteNames(page).first()).toHaveText('My dictionary');
  expect.soft(await findAccessibilityViolations(page), 'the settings').toEqual([]);

  await page.goto(`/reading/${id}`);
  const reader = readerScreen(page);
  await reader.toolsReady();
  await reader.word('towers').click();
  const links = reader.panel('towers').getByRole('group', { name: 'Look up in' });
  await expect(links.getByRole('link').first()).toHaveText('My dictionary');
  expect.soft(await findAccessibilityViolations(page), 'the panel').toEqual([]);
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Alt+1')]);
  const sentence = encodeURIComponent('R&D: 100 % of “towers” fell.');
  await expect(opened).toHaveURL(
    new RegExp(
      `^https://dictionary\\.test/en/towers\\?lemma=\\w+&sentence=${sentence.replaceAll('.', '\\.')}$`,
    ),
  );

  // Clicking the link for another word opens it in the same tab as the keyboard shortcut did.
  await page.bringToFront();
  await reader.word('stood').click();
  await reader.panel('stood').getByRole('link', { name: 'Look up “stood” in My dictionary' }).click();
  await expect(opened).toHaveURL(/^https:\/\/dictionary\.test\/en\/stood\?/);
  expect(context.pages()).toHaveLength(2);

  // The shortcut sheet lists the keys for the websites while the panel is open.
  await page.bringToFront();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Look up in My dictionary');
  await page.keyboard.press('Escape');

  await page.goto('/settings#lookup');
  await page.getByRole('button', { name: 'Reset Websites to defaults' }).click();
  await expect(siteNames(page).first()).toHaveText('Wiktionary');
  await expect(page.getByText('My dictionary')).toHaveCount(0);
});
