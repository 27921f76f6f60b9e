import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';
import { numberedSentences } from '../src/texts/numbered-sentences.ts';

test('a learner reads a page and marks a word, and the dashboard shows both', async ({ page, learner }) => {
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const stats = page.getByLabel('Statistics');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, ');
  await expect(part('First steps').getByRole('link')).toHaveCount(3);
  await expect(part('Study Streak')).toContainText('0 days');
  await expect(part('Learning progress').getByText(/^No data available/)).toHaveCount(2);
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const id = await addText(learner, { title: 'Numbers', text: numberedSentences(9) });
  await page.goto(`/reading/${id}`);
  const reader = readerScreen(page);
  await reader.word('sentence').click();
  await page.keyboard.press('k');
  await expect(reader.wordsAt('known').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await reader.next.click();
  await expect(reader.pageField).toHaveValue('2');
  // The statistics next to the text are also updated immediately.
  await expect(page.getByText('Total words', { exact: true }).locator('+ dd')).not.toHaveText(/^[0–]$/);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome back, ');
  await expect(part('Study Streak')).toContainText('1 day');
  await expect(part('Continue').getByRole('link', { name: 'Numbers' })).toHaveAttribute(
    'href',
    `/reading/${id}`,
  );
  await expect(stats).toContainText('Words Learned1');

  const learning = part('Learning progress');
  await learning.getByText('Monthly').click();
  await learning.getByRole('button', { name: 'Show data' }).first().click();
  const rows = learning.getByRole('table', { name: /^Total words/ }).getByRole('row');
  await expect(rows).toHaveCount(13);
  await expect(rows.last()).not.toContainText(/\b0$/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
