import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { test } from '../src/test.ts';

test('a learner sets a daily goal, reaches it and gets a notification', async ({ page, learner }) => {
  const goals = page.getByRole('region', { name: 'Goals' });
  await page.goto('/progress');
  await expect(page.getByRole('region', { name: "Today's Activity" })).toContainText('Nothing yet today');
  await expect(page.getByLabel('Statistics')).toContainText('Accuracy–');
  expect(await findAccessibilityViolations(page)).toEqual([]);

  await goals.getByRole('button', { name: 'Set goals' }).click();
  await page.getByRole('textbox', { name: /Words learned.*Each day/ }).fill('2');
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(goals).toContainText('0 / 2 words learned');

  for (const text of ['kettle', 'tea']) {
    const body = { text, language: 'en', translation: `my ${text}`, knowledge_level: 4 };
    await learner.call(addOrUpdateWord, { body });
  }
  await page.reload();
  await expect(goals).toContainText('Reached');
  await expect(page.getByRole('region', { name: 'Next milestones' })).toContainText('2 of 10');
  // The notification arrives shortly after the response.
  await expect(async () => {
    await page.goto('/notifications');
    await expect(page.getByRole('link', { name: /Daily goal reached/ })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('link', { name: /Daily goal reached/ }).click();
  await expect(page).toHaveURL('/progress');
});
