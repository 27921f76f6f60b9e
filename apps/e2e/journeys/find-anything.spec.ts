import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test('one search box finds words, texts, tags and pages, and remembers recent searches', async ({
  page,
  learner,
}) => {
  for (let n = 1; n <= 6; n++)
    await addText(learner, { title: `Lantern ${n}`, text: `Lantern number ${n} glows.`, tags: ['lanterns'] });
  const body = { text: 'lantern', language: 'en', knowledge_level: 1, translation: 'Laterne' } as const;
  await learner.call(addOrUpdateWord, { body });

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const box = dialog.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await box.fill('LANTERN');
  await expect(dialog.getByRole('group', { name: 'Texts' }).getByRole('option')).toHaveCount(6);
  await expect(dialog.getByRole('option', { name: 'lantern Laterne' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(dialog.getByRole('group', { name: 'Tags' }).getByRole('option')).toHaveText('lanterns');
  expect.soft(await findAccessibilityViolations(page), 'the search box').toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reading\/[\da-f-]{36}/);

  // The search shortcut is listed along with the other shortcuts.
  await page.keyboard.press('Control+k');
  await dialog.getByRole('option', { name: 'LANTERN' }).click();
  await dialog.getByRole('option', { name: 'See all in the library' }).click();
  await expect(page).toHaveURL('/reading?search=LANTERN');
  await page.keyboard.press('Control+k');
  await box.fill('qqqq');
  await expect(dialog.getByText('Nothing found for “qqqq”')).toBeVisible();
});
