import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

/** Drags across the text from one word to another. */
async function dragAcross(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
}

const text = 'In spite of it all we left. We left in spite of the rain.';

test('a phrase selected by dragging is highlighted at every occurrence, and a click opens the longest match first', async ({
  page,
  learner,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Rain', text });
  await page.goto(`/reading/${id}`);
  await reader.toolsReady();
  await dragAcross(page, reader.word('In'), reader.word('of'));
  await expect(reader.selected).toHaveText(['In', 'spite', 'of']);
  await expect(reader.panel('In spite of')).toContainText('New phrase');
  expect(await findAccessibilityViolations(page), 'a phrase in the making').toEqual([]);
  await reader.translation.fill('trotz');
  await reader.translation.press('Enter');
  await expect(reader.lastChange('Phrase “In spite of” saved')).toBeVisible();
  await expect(reader.phraseWordsAt('1')).toHaveText(['In', 'spite', 'of', 'in', 'spite', 'of']);
  // The words in the phrase keep their levels.
  await expect(reader.wordsAt('new')).toHaveCount(14);

  // Add a second, shorter phrase inside the first.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await dragAcross(page, reader.word('In'), reader.word('spite'));
  await expect(reader.panel('In spite')).toContainText('New phrase');
  await reader.translation.fill('zum Trotz');
  await reader.translation.press('Enter');
  await expect(reader.lastChange('Phrase “In spite” saved')).toBeVisible();
  await expect(reader.phraseWordsAt('1')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  // Successive clicks select the longest phrase, the shorter one and the word, then close the panel.
  await reader.word('spite').click();
  await expect(reader.panel('In spite of')).toBeVisible();
  await expect(reader.translation).toHaveValue('trotz');
  await reader.word('spite').click();
  await expect(reader.panel('In spite')).toBeVisible();
  await reader.word('spite').click();
  await expect(reader.panel('spite')).toBeVisible();
  await reader.panel('spite').getByRole('button', { name: 'In spite of' }).click();
  await expect(reader.translation).toHaveValue('trotz');
  await reader.level('Known').check();
  await expect(reader.phraseWordsAt('known')).toHaveCount(6);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await reader.word('spite').hover();
  await expect(page.getByText('zum Trotz')).toBeVisible();
  await page.reload();
  await expect(reader.phraseWordsAt('known')).toHaveCount(6);
});

test('dragging beyond the sentence selects text as usual', async ({ page, learner }) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Rain', text });
  await page.goto(`/reading/${id}`);
  await reader.toolsReady();
  await dragAcross(page, reader.word('left'), reader.word('rain'));
  await expect(reader.selected).toHaveCount(0);
  expect(await page.evaluate(() => String(getSelection()))).toContain('We left in spite');
});

test('a learner creates a phrase, changes its level and undoes the change by keyboard alone', async ({
  page,
  learner,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, {
    title: 'Einladung',
    language: 'de',
    text: 'Ich lade dich morgen ein.',
  });
  await page.goto(`/reading/${id}`);
  await expect(reader.text).toContainText('lade');
  await reader.toolsReady();
  const press = (key: string) => page.keyboard.press(key);
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(reader.selected).toHaveText('lade');
  await press('Shift+ArrowRight');
  await press('Shift+ArrowRight');
  await expect(reader.selected).toHaveText(['lade', 'dich', 'morgen']);
  await press('Shift+ArrowLeft');
  await expect(reader.selected).toHaveText(['lade', 'dich']);
  await expect(page.getByRole('status').filter({ hasText: 'New phrase: lade dich' })).toHaveCount(1);
  await press('Escape');
  await press('Escape');

  // Add the parts of a separable verb one by one.
  await press('ArrowRight');
  await press('ArrowRight');
  await press('a');
  await press('ArrowRight');
  await press('ArrowRight');
  await press('ArrowRight');
  await expect(reader.text.locator(':focus')).toHaveText('ein');
  await press('Enter');
  await press('Escape');
  await expect(reader.selected).toHaveText(['lade', 'ein']);
  await expect(reader.panel('lade … ein')).toBeVisible();
  await press('Enter');
  await expect(reader.translation).toBeFocused();
  await page.keyboard.type('invite');
  await press('Enter');
  await expect(reader.phraseWordsAt('1')).toHaveText(['lade', 'ein']);
  await press('3');
  await expect(reader.phraseWordsAt('3')).toHaveCount(2);
  await expect(reader.lastChange('“lade … ein” marked as Learning, level 3')).toBeVisible();
  await press('z');
  await expect(reader.phraseWordsAt('1')).toHaveCount(2);
});

test('a learner selects the parts of a separable verb with Ctrl+click', async ({ page, learner }) => {
  const reader = readerScreen(page);
  const id = await addText(learner, {
    title: 'Einladung',
    language: 'de',
    text: 'Ich lade dich morgen ein.',
  });
  await page.goto(`/reading/${id}`);
  await reader.toolsReady();
  await reader.word('lade').click();
  await reader.word('ein').click({ modifiers: ['ControlOrMeta'] });
  await expect(reader.panel('lade … ein')).toBeVisible();
  await reader.translation.fill('invite');
  await reader.translation.press('Enter');
  await expect(reader.phraseWordsAt('1')).toHaveText(['lade', 'ein']);
});

test('a Japanese phrase is displayed without spaces', async ({ page, learner }) => {
  const reader = readerScreen(page);
  const id = await addText(learner, {
    title: '猫',
    language: 'ja',
    text: '私は猫が好きです。犬も好きです。',
  });
  await page.goto(`/reading/${id}`);
  await reader.toolsReady();
  await dragAcross(page, reader.word('猫'), reader.word('が'));
  await expect(reader.panel('猫が')).toBeVisible();
  await reader.translation.fill('cat (subject)');
  await reader.translation.press('Enter');
  await expect(reader.phraseWordsAt('1')).toHaveText(['猫', 'が']);
});

test('a learner adds notes to a phrase under “More”, and undoes the notes and the phrase in the history', async ({
  page,
  learner,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Rain', text });
  await page.goto(`/reading/${id}`);
  await reader.toolsReady();
  await dragAcross(page, reader.word('In'), reader.word('spite'));
  await reader.translation.fill('trotz');
  await reader.translation.press('Enter');
  await expect(reader.phraseWordsAt('1')).toHaveCount(4);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const notes = page.getByRole('textbox', { name: 'Notes' });
  await notes.fill('mostly before “of”');
  await notes.press('Enter');
  await expect(reader.lastChange('“In spite” saved')).toBeVisible();
  expect(await findAccessibilityViolations(page), 'the whole panel').toEqual([]);
  await page.keyboard.press('h');
  const history = page.getByRole('dialog', { name: 'Change history' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  expect(await findAccessibilityViolations(page), 'the history').toEqual([]);
  for (const row of [0, 1]) {
    await history.getByRole('listitem').nth(row).getByRole('button', { name: 'Undo' }).click();
    await expect(history.getByRole('listitem').nth(row)).toContainText('Undone: 1');
  }
  await page.keyboard.press('Escape');
  await expect(reader.phraseWordsAt('1')).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.getByRole('region', { name: 'Sentence', exact: true })).toContainText(
    'No translation server is configured.',
  );
});
