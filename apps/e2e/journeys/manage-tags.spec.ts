import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('a learner colors, merges, deletes and restores tags, and tagged texts and words are updated', async ({
  page,
  learner,
}) => {
  await addText(learner, { title: 'The kettle', text: 'The kettle sings.', tags: ['kitchen', 'old'] });
  for (const [text, tag] of [
    ['kettle', 'kitchens'],
    ['sings', 'old'],
  ] as const)
    await learner.call(addOrUpdateWord, {
      body: { text, language: 'en', knowledge_level: 1, translation: text, tags: [tag] },
    });

  await page.goto('/tags?sort=most_used');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.filter({ hasText: 'old' })).toContainText(/1 text.*1 word/);
  await page.getByRole('button', { name: 'kitchen', exact: true }).click();
  const panel = page.getByRole('complementary').last();
  await panel.getByTitle('Teal').click();
  await expect(panel.getByRole('link', { name: 'The kettle' })).toBeVisible();
  expect.soft(await findAccessibilityViolations(page), 'the panel of a tag').toEqual([]);

  // Giving a tag the name of another tag merges both tags.
  await page.getByRole('button', { name: 'kitchens', exact: true }).click();
  await panel.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Kitchen');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Merge into “kitchen”' }).click();
  await expect(panel.getByRole('heading', { name: 'kitchen' })).toBeVisible();
  await expect(panel.getByText('kettle', { exact: true }).first()).toBeVisible();

  await page.getByRole('button', { name: 'old', exact: true }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 tag', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.filter({ hasText: 'old' })).toContainText(/1 text.*1 word/);
  await page.getByRole('button', { name: 'old', exact: true }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 tag', { exact: true })).toBeVisible();

  await page.goto('/words');
  const chip = page.getByRole('row').filter({ hasText: 'kettle' }).getByText('kitchen', { exact: true });
  await expect(chip.locator('[style*="--tag-teal"]')).toBeVisible();
  await page.goto('/tags');
  await page.getByRole('button', { name: 'kitchen', exact: true }).click();
  await panel.getByRole('link', { name: 'Show all: 1 text' }).click();
  await expect(page).toHaveURL(/\/reading\?tag=kitchen$/);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'The kettle' }).first();
  const label = card.getByRole('button', { name: 'kitchen' });
  await expect(label.locator('[style*="--tag-teal"]')).toBeVisible();
});
