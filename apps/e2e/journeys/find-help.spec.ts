import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('a learner sees completed first steps on the Help page, finds an answer and follows its link', async ({
  page,
  learner,
}) => {
  await addText(learner, { title: 'The kettle', text: 'The kettle sings.' });
  await page.goto('/help');
  await expect(page.getByText('2 of 6 done')).toBeVisible();
  expect.soft(await findAccessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('/');
  await page.keyboard.type('lingq');
  await expect(page.getByText('1 result')).toBeVisible();
  await page.getByRole('link', { name: 'Link to this answer' }).click();
  await expect(page).toHaveURL(/\/help#import$/);
  await page.reload();
  await page.getByRole('link', { name: 'Import words' }).click();
  await expect(page).toHaveURL(/\/words\/import$/);
});
