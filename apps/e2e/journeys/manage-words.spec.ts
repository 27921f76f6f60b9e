import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import type { User } from '../src/users/user.ts';
import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { findToast } from '../src/screens/toasts.ts';
import { wordListScreen } from '../src/screens/words.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

const saveWord = (learner: User, text: string, translation: string, extraFields: object = {}) =>
  learner.call(addOrUpdateWord, {
    body: { text, translation, language: 'en', knowledge_level: 1, ...extraFields },
  });

async function addSampleWords(learner: User): Promise<void> {
  await saveWord(learner, 'kettle', 'Wasserkessel', { knowledge_level: 2, tags: ['kitchen'] });
  await saveWord(learner, 'tea', 'Tee', { knowledge_level: 4, tags: ['kitchen'] });
  await saveWord(learner, 'sing', 'singen');
}

test('a learner finds a word by its translation, opens it and adds notes', async ({ page, learner }) => {
  await addSampleWords(learner);
  await addText(learner, { title: 'The kettle', text: 'The kettle sings. Then the tea is ready.' });
  const words = wordListScreen(page);
  await page.goto('/words');
  await expect(words.rows).toHaveCount(3);
  await page.keyboard.press('/');
  await page.keyboard.type('kessel');
  await expect(words.rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=kessel/);
  await page.keyboard.press('ArrowDown');
  await expect(words.row('kettle')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'kettle' })).toBeVisible();
  await expect(page.getByText('Seen 1 time in 1 text')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'Never reviewed' })).toBeVisible();
  await expect(page.getByText('In your texts and videos')).toBeVisible();
  await page.getByRole('textbox', { name: 'Notes' }).fill('der Kessel, zwei s');
  await page.getByRole('textbox', { name: 'Notes' }).blur();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await words.row('kettle').click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('der Kessel, zwei s');
  await page.getByRole('link', { name: 'The kettle' }).click();
  await expect(page).toHaveURL(/\/reading\/[\da-f-]+\/page\/1/);
});

test('filters are stored in the URL, and going back undoes the last one', async ({ page, learner }) => {
  await addSampleWords(learner);
  const words = wordListScreen(page);
  await page.goto('/words?tag=kitchen&sort=alphabetical');
  await expect(words.rows).toHaveText([/kettle/, /tea/]);
  // The option is selected once the URL contains it.
  await page.getByRole('radio', { name: /^Known/ }).click();
  await expect(words.rows).toHaveText([/tea/]);
  await expect(page).toHaveURL(/status=known/);
  await page.goBack();
  await expect(words.rows).toHaveCount(2);
});

test('a learner changes all matching words at once and undoes the change', async ({ page, learner }) => {
  const texts = Array.from(
    { length: 300 },
    (_, n) => `word${String.fromCodePoint(97 + (n % 26))}x${'y'.repeat(n / 26)}`,
  );
  await learner.call(bulkUpdateWords, { body: { texts, language: 'en', knowledge_level: 1 } });
  await saveWord(learner, 'tea', 'Tee', { knowledge_level: 4 });
  const words = wordListScreen(page);
  await page.goto('/words?status=learning&sort=alphabetical');
  await expect(words.grid).toHaveAttribute('aria-rowcount', '300');
  await words.rows.first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(words.bar).toContainText('300 selected');
  await words.bar.getByLabel('Level').selectOption('Known');
  await findToast(page, '300 words marked as Known').getByRole('button', { name: 'Undo' }).click();
  await expect(findToast(page, 'Change undone')).toBeVisible();
  await expect(words.grid).toHaveAttribute('aria-rowcount', '300');
  await page.goto('/words?status=known');
  await expect(words.rows).toHaveText([/tea/]);
});

test('a learner navigates the list and selects, changes and deletes words by keyboard alone', async ({
  page,
  learner,
}) => {
  await addSampleWords(learner);
  const words = wordListScreen(page);
  await page.goto('/words?sort=alphabetical');
  await words.rows.first().focus();
  await page.keyboard.press('5');
  await expect(words.level('kettle')).toHaveValue('mastered');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('x');
  await expect(words.level('tea')).toHaveValue('ignored');
  await expect(words.level('sing')).toHaveValue('ignored');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Delete');
  await expect(words.row('tea')).toBeHidden();
  await findToast(page, '1 word deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(words.row('tea')).toBeVisible();
});

test('a learner adds a word manually', async ({ page, learner: _me }) => {
  await page.goto('/words');
  await expect(page.getByText('No words yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add word' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a word' });
  await dialog.getByLabel('Word or phrase').fill('take up');
  await dialog.getByLabel('Translation').fill('aufnehmen');
  await dialog.getByRole('button', { name: 'Add word' }).click();
  await expect(wordListScreen(page).row('take up')).toContainText('aufnehmen');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('tapping a word opens a bottom sheet, a button opens the filters, and nothing overflows the screen', async ({
    page,
    learner,
  }) => {
    await addSampleWords(learner);
    const words = wordListScreen(page);
    await page.goto('/words?sort=alphabetical');
    await expect(words.rows).toHaveCount(3);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await words.row('kettle').tap({ position: { x: 120, y: 20 } });
    const sheet = page.getByRole('dialog', { name: 'Word details' });
    await expect(sheet.getByLabel('Translation')).toHaveValue('Wasserkessel');
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Filters, none in use' }).tap();
    await page.getByRole('dialog').getByLabel('Tag').selectOption('kitchen');
    await page.getByRole('button', { name: 'Show words' }).tap();
    await expect(words.rows).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
