import { expect } from '@playwright/test';

import { libraryScreen } from '../src/screens/library.ts';
import { readerScreen } from '../src/screens/reader.ts';
import type { WordLevel } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

const text = 'The brown fox sees the lazy dog. The dog sleeps.';

test('a learner moves between words and sets their levels by keyboard', async ({ page, learner }) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Fox', text });
  await page.goto(`/reading/${id}`);
  await expect(reader.text).toHaveText(text);
  const expectSelectedWord = (word: string) => expect(reader.selected).toHaveText(word);
  const press = (key: string) => page.keyboard.press(key);
  const expectLevel = (level: WordLevel) => expect(reader.selected).toHaveAttribute('data-level', level);

  await press('ArrowRight');
  await expectSelectedWord('The');
  await press('ArrowRight');
  await expectSelectedWord('brown');
  await press('ArrowLeft');
  await expectSelectedWord('The');
  await press('k');
  await expectLevel('known');
  // The other two occurrences of the word change as well.
  await expect(reader.wordsAt('known')).toHaveText(['The', 'the', 'The']);

  await press('n');
  await expectSelectedWord('brown');
  for (const [key, level] of [
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
    ['4', 'known'],
    ['5', 'mastered'],
    ['0', 'new'],
    ['ArrowDown', '1'],
    ['ArrowDown', '2'],
    ['ArrowUp', '1'],
    ['x', 'ignored'],
    ['x', '1'],
  ] as const) {
    await press(key);
    await expectLevel(level);
  }
  await press('n');
  await expectSelectedWord('fox');
  await press('n');
  await expectSelectedWord('sees');

  await press('Enter');
  await expect(reader.panel('sees')).toBeVisible();
  await press('Enter');
  await expect(reader.translation).toBeFocused();
  // Typing in a field doesn't trigger shortcuts.
  await page.keyboard.type('look next k x 5');
  await press('Enter');
  await expectLevel('1');
  await expect(reader.selected).toBeFocused();
  await press('Escape');
  await expect(reader.panel('sees')).toBeHidden();
  await press('Escape');
  await expect(reader.selected).toHaveCount(0);

  await press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Next new word');
  await press('Escape');
  await expect(sheet).toBeHidden();
});

test('a learner undoes a word change, and a reload shows the level stored on the server', async ({
  page,
  learner,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Fox', text });
  await page.goto(`/reading/${id}`);
  await reader.word('fox').click();
  await reader.level('Mastered').check();
  await expect(reader.word('fox')).toHaveAttribute('data-level', 'mastered');
  await reader.lastChange('“fox” marked as Mastered').getByRole('button', { name: 'Undo' }).click();
  await expect(reader.word('fox')).toHaveAttribute('data-level', 'new');
  await expect(reader.level('New')).toBeChecked();

  await reader.level('3').check();
  await expect(reader.lastChange('“fox” marked as Learning, level 3')).toBeVisible();
  await page.reload();
  await expect(reader.word('fox')).toHaveAttribute('data-level', '3');
  await expect(reader.wordsAt('new')).toHaveCount(9);
});

test('levels set just before leaving the page are saved', async ({ page, learner }) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Fox', text });
  await page.goto(`/reading/${id}`);
  await reader.word('fox').click();
  await page.evaluate(() => {
    for (const key of ['3', 'ArrowRight', '2', 'ArrowRight', 'k']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    location.assign('/words');
  });
  await page.waitForURL('**/words');
  await page.goto(`/reading/${id}`);
  await expect(reader.wordsAt('3')).toHaveText(['fox']);
  await expect(reader.wordsAt('2')).toHaveText(['sees']);
  await expect(reader.wordsAt('known')).toHaveText(['The', 'the', 'The']);
});

test('a learner saves a translation and sees it on hover in another text', async ({ page, learner }) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Fox', text });
  const other = await addText(learner, { title: 'Another fox', text: 'My fox is red.' });
  await page.goto(`/reading/${id}`);
  await reader.word('fox').click();
  const panel = reader.panel('fox');
  await expect(panel).toContainText('The brown fox sees the lazy dog.');
  await reader.translation.fill('le renard');
  await reader.translation.press('Enter');
  await expect(reader.word('fox')).toHaveAttribute('data-level', '1');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await page.goto(`/reading/${other}`);
  await expect(reader.word('fox')).toHaveAttribute('data-level', '1');
  await reader.word('fox').hover();
  await expect(page.getByText('le renard')).toBeVisible();
  await reader.word('red').hover();
  await expect(page.getByText('le renard')).toBeHidden();
});

test('a learner marks the rest of a page as known, sees all counts change, and undoes the change', async ({
  page,
  learner,
  context,
}) => {
  const reader = readerScreen(page);
  const id = await addText(learner, { title: 'Fox', text });
  await addText(learner, { title: 'Another fox', text: 'My fox is red.' });
  await page.goto(`/reading/${id}`);
  await reader.word('dog').click();
  await reader.level('2').check();
  await expect(reader.word('dog')).toHaveAttribute('data-level', '2');

  await expect(reader.markRest).toHaveText('Mark the rest of the page as known (6)');
  await reader.markRest.click();
  await expect(reader.wordsAt('known')).toHaveCount(8);
  await expect(reader.wordsAt('2')).toHaveText(['dog', 'dog']);
  await expect(reader.noNewWords).toBeDisabled();
  await expect(reader.analysis).toContainText('20% unknown words');
  const library = libraryScreen(await context.newPage());
  await library.open();
  await expect(library.known('Fox')).toHaveText('80% known');
  await expect(library.known('Another fox')).toHaveText('25% known');

  await reader.lastChange('6 words marked as known').getByRole('button', { name: 'Undo' }).click();
  await expect(reader.wordsAt('known')).toHaveCount(0);
  await expect(reader.wordsAt('2')).toHaveText(['dog', 'dog']);
  await library.open();
  await expect(library.known('Fox')).toHaveText('0% known');
  await expect(library.known('Another fox')).toHaveText('0% known');
});
