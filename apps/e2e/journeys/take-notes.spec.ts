import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';
import { numberedSentences } from '../src/texts/numbered-sentences.ts';

test('a learner adds highlights, notes and bookmarks, finds them again, and keeps the reading position', async ({
  page,
  learner,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Numbers', text: numberedSentences(12) });
  await page.goto(`/reading/${id}`);
  await reader.toolsReady();
  await reader.next.click();
  await expect(page).toHaveURL(/\/page\/2$/);

  // Add a highlight and a note from the panel, and highlight a sentence with the shortcut.
  await reader.words.first().click();
  const tools = page.getByRole('group', { name: 'Highlights and notes' });
  await tools.getByRole('button', { name: 'Highlight: Green' }).click();
  await expect(page.locator('[data-color="green"][data-first]')).toBeVisible();
  await tools.getByRole('button', { name: 'Write a note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('an odd number');
  await page.keyboard.press('Control+Enter');
  const mark = page.getByRole('button', { name: 'Note: an odd number' });
  await expect(mark).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');
  expect.soft(await findAccessibilityViolations(page), 'a page with marks').toEqual([]);

  await page.reload();
  await mark.click();
  const drawer = page.getByRole('dialog', { name: 'Bookmarks and notes' });
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  expect.soft(await findAccessibilityViolations(page), 'the list of a text').toEqual([]);
  await page.keyboard.press('Escape');
  await reader.previous.click();
  await expect(page).toHaveURL(/\/page\/1$/);
  // The reading position moves to a page as soon as the page is shown.
  await expect(mark).toBeHidden();

  await page.goto('/reading/notes');
  await page.getByRole('searchbox', { name: 'Search quotes and notes' }).fill('ODD');
  const found = page.getByRole('main').getByRole('listitem');
  await expect(found).toHaveCount(1);
  await found.getByRole('button', { name: /^Delete/ }).click();
  await expect(found).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await found.getByRole('link').click();
  await expect(page).toHaveURL(/\/page\/2$/);
  await expect(mark).toBeVisible();
  await page.goto(`/reading/${id}`);
  await expect(page).toHaveURL(/\/page\/1$/);
});
