import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { updateProfile } from '@glossa/contract/auth';
import { lookUpWord } from '@glossa/contract/dictionaries';
import { getReadingPage } from '@glossa/contract/reading';
import { updateSettings } from '@glossa/contract/settings';
import { listTexts } from '@glossa/contract/texts';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import openSqlite from 'sql.js';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { demoLearner } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';
import { practiceScreen } from '../src/screens/practice.ts';
import { createPhoneContext } from '../src/screens/create-phone-context.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { findToast } from '../src/screens/toasts.ts';
import { wordListScreen } from '../src/screens/words.ts';
import { addText } from '../src/texts/add-text.ts';
import { readNovel } from '../src/texts/novel.ts';
import { captureScreenshot } from './capture-screenshot.ts';

/** Folder with the dictionaries from the Debian packages dict-freedict-eng-fra and dict-freedict-jpn-eng. */
const dictionaries = process.env['FREEDICT'] ?? '/usr/share/dictd';

const dictionary = (name: string): string => {
  const index = join(dictionaries, `${name}.index`);
  if (!existsSync(index)) {
    throw new Error(`${index} is missing: install Debian's dict-${name}, or name its folder in FREEDICT`);
  }
  return index;
};

/** Returns the beginning of the novel's first chapter. */
const chapter = (): string => {
  const text = readNovel().toString('utf8', 0, 200_000);
  const start = text.indexOf('Call me Ishmael');
  return text.slice(start, text.indexOf('\n\n', start + 4_000));
};

/** Adds twenty words from a text, each with its first meaning in the installed dictionary. */
async function addTwentyWords({ call }: User, id: string): Promise<void> {
  const { sentences } = await call(getReadingPage, {
    params: { id, page: 1 },
    query: { sentences_per_page: 50 },
  });
  const texts = sentences.flatMap(({ tokens }) => tokens.flatMap(({ t, w }) => (w === undefined ? [] : [t])));
  let learned = 0;
  for (const text of new Set(texts.filter((word) => /^[a-z]{5,}$/.test(word)))) {
    const { entries } = await call(lookUpWord, { query: { language: 'en', text } });
    const translation = entries[0]?.senses[0]?.text;
    if (!translation) continue;
    await call(addOrUpdateWord, { body: { text, language: 'en', translation, knowledge_level: 1 } });
    learned += 1;
    if (learned === 20) return;
  }
  throw new Error(`The dictionary explains only ${learned} words of the text`);
}

/** Opens a screen and waits until it has loaded. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Reads a text to the end using only the keyboard. */
async function readByKeyboard(page: Page): Promise<void> {
  const reader = readerScreen(page);
  await page.keyboard.press('n');
  await expect(reader.selected).toBeFocused();
  await page.keyboard.press('2');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('k');
  for (let number = 1; !(await reader.finish.isVisible()); number++) {
    await expect(reader.pageField).toHaveValue(String(number));
    await page.keyboard.press('PageDown');
    await expect(reader.pageField).toHaveValue(String(number + 1));
  }
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('heading', { name: 'You’ve finished it!' })).toBeVisible();
}

/** Answers the cards in a practice session using the keyboard. */
async function practiceCards(page: Page, cards: number): Promise<void> {
  const practice = practiceScreen(page);
  for (let card = 0; card < cards; card++) {
    await expect(practice.question).toBeVisible();
    await page.keyboard.press(
      (await practice.question.textContent()) === 'Type the word' ? 'Enter' : 'Space',
    );
    await expect(practice.ratings).toBeVisible();
    if (card === 3) await captureScreenshot(page, 'session/4-practice');
    await page.keyboard.press('3');
    if (card < cards - 1) await expect(practice.progress(`${card + 1} of ${cards}`)).toBeAttached();
  }
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
}

test('captures a session of reading, practice and word management', async ({
  page,
  ownApp,
  context,
  browser,
}) => {
  const installed = await ownApp.command(
    'glossa',
    'dictionaries',
    'install',
    dictionary('freedict-eng-fra'),
    dictionary('freedict-jpn-eng'),
  );
  expect(installed).toContain('GPL');
  const user = await signIn(ownApp.url, demoLearner);
  await user.call(updateProfile, { body: { current_language: 'en' } });
  const id = await addText(user, { title: 'Loomings', author: 'Herman Melville', text: chapter() });
  await addTwentyWords(user, id);
  await user.signInTo(context);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const reader = readerScreen(page);

  // Read a chapter by keyboard, create a phrase and use the dictionary.
  await page.goto(`/reading/${id}`);
  await reader.toolsReady();
  await page.keyboard.press('n');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(reader.translation).toBeFocused();
  await page.keyboard.type('appelez-moi Ismaël');
  await captureScreenshot(page, 'session/1-phrase');
  await page.keyboard.press('Enter');
  await expect(reader.phraseWordsAt('1')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await reader.word('money').click();
  const panel = reader.panel('money');
  await expect(panel.getByRole('button', { name: 'argent, monnaie' })).toBeVisible();
  await captureScreenshot(page, 'session/2-dictionary');
  await panel.getByRole('button', { name: 'argent, monnaie' }).click();
  await expect(reader.translation).toHaveValue('argent, monnaie');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await readByKeyboard(page);
  await captureScreenshot(page, 'session/3-finished');

  // Practice twenty cards.
  await page.goto('/practice');
  await practiceScreen(page).start.click();
  await practiceCards(page, 20);
  await captureScreenshot(page, 'session/5-practised');

  // Change words in bulk and undo the change.
  const words = wordListScreen(page);
  await page.goto('/words?status=learning');
  await words.rows.first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await words.bar.getByLabel('Level').selectOption('Known');
  const undo = findToast(page, 'Known').getByRole('button', { name: 'Undo' });
  await expect(undo).toBeVisible();
  await captureScreenshot(page, 'session/6-many-words');
  await undo.click();
  await expect(findToast(page, 'Change undone')).toBeVisible();
  await page.reload();
  await expect(words.rows.first()).toBeVisible();
  await captureScreenshot(page, 'session/7-words');

  // Export words to Anki and import them again.
  await page.goto('/words/export');
  await page.getByRole('radio', { name: /^Anki deck/ }).check();
  await page.getByRole('button', { name: 'Create deck' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save file' }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const { Database } = await openSqlite();
  const notes = new Database(files['collection.anki2']).exec('SELECT count(*) FROM notes')[0]?.values[0]?.[0];
  expect(Number(notes)).toBeGreaterThanOrEqual(20);
  await captureScreenshot(page, 'session/8-export');

  // Show the map around a word.
  await page.goto('/mindmap');
  await expect(page.getByRole('application', { name: 'Map of words' })).toBeVisible();
  await page.getByRole('application').focus();
  await page.keyboard.press('Enter');
  await captureScreenshot(page, 'session/9-mind-map');

  // Show the same screens in dark mode, in Arabic, in Japanese, and on a phone.
  await page.emulateMedia({ colorScheme: 'dark' });
  await captureScreenshot(page, 'session/9-mind-map-at-night');
  await page.goto('/words');
  await expect(words.rows.first()).toBeVisible();
  await captureScreenshot(page, 'session/7-words-at-night');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/reading/${id}/page/1?lng=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('group').getByText('money', { exact: true }).first().click();
  await captureScreenshot(page, 'session/2-dictionary-in-arabic');
  for (const [screen, name] of [
    ['words', '7-words'],
    ['practice', '4-practice'],
    ['mindmap', '9-mind-map'],
  ] as const) {
    await open(page, `/${screen}?lng=ar`);
    await captureScreenshot(page, `session/${name}-in-arabic`);
  }

  await user.call(updateProfile, { body: { current_language: 'ja' } });
  await user.call(updateSettings, { body: { readingsOver: 'all', fontSize: 20 } });
  const { results } = await user.call(listTexts, {
    query: { language: 'ja', difficulty: 'beginner' },
  });
  const starterText = results[0]?.id;
  await page.goto(`/reading/${starterText}?lng=en`);
  await reader.word('会社').click();
  await expect(reader.panel('会社').getByRole('group', { name: 'Meanings' })).toContainText('company');
  await expect(page.locator('ruby').first()).toBeVisible();
  await captureScreenshot(page, 'session/2-dictionary-in-japanese');

  await user.call(updateProfile, { body: { current_language: 'en' } });
  await user.call(updateSettings, { body: { fontSize: 16 } });

  const phone = await createPhoneContext(browser, ownApp.url);
  await user.signInTo(phone);
  const phonePage = await phone.newPage();
  await phonePage.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await phonePage.goto(`/reading/${id}/page/1`);
  await readerScreen(phonePage).word('money').tap();
  await readerScreen(phonePage).word('money').tap();
  await expect(readerScreen(phonePage).panel('money')).toBeVisible();
  await captureScreenshot(phonePage, 'session/phone-dictionary');
  await phonePage.emulateMedia({ colorScheme: 'dark' });
  await captureScreenshot(phonePage, 'session/phone-dictionary-at-night');
  await phonePage.emulateMedia({ colorScheme: 'light' });
  for (const screen of ['words', 'practice', 'mindmap']) {
    await open(phonePage, `/${screen}`);
    await captureScreenshot(phonePage, `session/phone-${screen}`);
  }
  await phone.close();
});
