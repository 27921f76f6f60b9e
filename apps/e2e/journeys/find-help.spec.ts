import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('a learner reads the guide with images and follows a link to a screen', async ({ page, learner }) => {
  await learner.signInTo(page.context());
  await page.goto('/help');
  await page.getByRole('link', { name: 'Guide for learners' }).click();
  await expect(page.getByRole('heading', { name: 'Guide for learners' })).toBeVisible();
  expect.soft(await findAccessibilityViolations(page)).toEqual([]);
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.locator('main').getByRole('link', { name: 'Words' }).click();
  await expect(page).toHaveURL(/\/words$/);
});

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
