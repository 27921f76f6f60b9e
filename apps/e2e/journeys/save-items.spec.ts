import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('a learner saves a sentence, a word and a text, finds them again and removes one', async ({
  page,
  learner,
}) => {
  const reader = readerScreen(page);
  await addText(learner, { title: 'Other', text: 'Something else.' });
  const id = await addText(learner, { title: 'The kettle', text: 'The kettle sings. The cat listens.' });
  await page.goto(`/reading/${id}`);
  await reader.toolsReady();
  await reader.words.last().click();
  await page.getByRole('button', { name: 'Save word' }).click();
  const heart = page.getByRole('button', { name: 'Save sentence' });
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('q');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/reading');
  await page.getByRole('button', { name: 'More actions for “The kettle”' }).click();
  await page.getByRole('menuitem', { name: 'Save text' }).click();
  await expect(page.getByText('Text saved')).toBeVisible();

  await page.goto('/saved');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items).toHaveCount(3);
  expect.soft(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('searchbox').fill('CAT');
  await expect(items).toHaveCount(1);
  await items.getByRole('button', { name: /^Remove/ }).click();
  await expect(items).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await items.getByRole('link', { name: 'The cat listens.' }).click();
  await expect(page).toHaveURL(/\/reading\/.*\/page\/1$/);
  await expect(reader.words.last()).toBeVisible();
});
