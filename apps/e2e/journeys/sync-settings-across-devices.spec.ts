import { expect } from '@playwright/test';

import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';
import { numberedSentences } from '../src/texts/numbered-sentences.ts';

test('settings apply immediately in another tab and after signing in on another device', async ({
  page,
  context,
  url,
  learner,
  browser,
}) => {
  const id = await addText(learner, { title: 'Numbers', text: numberedSentences(30) });
  const tab = await context.newPage();
  await tab.goto(`/reading/${id}`);
  await expect(readerScreen(tab).text).toContainText('sentence 4.');
  await expect(readerScreen(tab).text).not.toContainText('sentence 5.');

  await page.goto('/settings');
  const sentences = page.getByRole('textbox', { name: 'Sentences per page' });
  await sentences.fill('6');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(readerScreen(tab).text).toContainText('sentence 6.');
  await page.getByRole('radiogroup', { name: 'Font', exact: true }).getByText('Easy to read').click();
  await expect(tab.locator('[data-font="easy"]').first()).toBeVisible();

  await page.getByText('Daily reminder', { exact: true }).click();
  await expect(page.getByRole('switch', { name: 'Daily reminder' })).toBeChecked();
  await page.getByLabel('Send emails at').selectOption({ value: '7' });
  await page.getByRole('textbox', { name: 'Daily goal' }).fill('15');
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('weekday nobody has');
  await expect(page.getByText('No settings match your search.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('Sentences per');
  await expect(page.getByRole('heading', { name: 'Text' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeHidden();

  const otherContext = await browser.newContext({ baseURL: url });
  await learner.signInTo(otherContext);
  const other = await otherContext.newPage();
  await other.goto('/settings#notifications');
  await expect(other.getByRole('switch', { name: 'Daily reminder' })).toBeChecked();
  await expect(other.getByLabel('Send emails at')).toHaveValue('7');
  await expect(other.getByRole('textbox', { name: 'Daily goal' })).toHaveValue('15');
  await other.getByRole('button', { name: 'Reset Text to defaults' }).click();
  await expect(other.getByRole('textbox', { name: 'Sentences per page' })).toHaveValue('4');
  await other.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(other.getByRole('textbox', { name: 'Sentences per page' })).toHaveValue('6');
  await other.goto(`/reading/${id}`);
  await expect(readerScreen(other).text).toContainText('sentence 6.');
});
