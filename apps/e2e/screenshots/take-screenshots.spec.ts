import { updateProfile } from '@glossa/contract/auth';
import { getReadingPage, savePosition } from '@glossa/contract/reading';
import { updateText, uploadText } from '@glossa/contract/text-upload';
import { getText, listTexts } from '@glossa/contract/texts';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import { ownAppTest as test } from '../src/own-app-test.ts';
import { demoLearner } from '../src/users/demo-accounts.ts';
import { signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';
import { libraryScreen } from '../src/screens/library.ts';
import { createPhoneContext } from '../src/screens/create-phone-context.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { readNovel } from '../src/texts/novel.ts';
import { captureScreenshot } from './capture-screenshot.ts';

const story = 'The Man Who Repaired the Tide';

/** Adds a long book to the user's stories, and waits until it can be read. */
async function addNovel({ call }: User): Promise<void> {
  const { id } = await call(uploadText, {
    body: {
      title: 'Moby-Dick',
      author: 'Herman Melville',
      tags: 'sea, novel',
      difficulty_level: 'advanced',
      language: 'en',
    },
    files: { content_file: new File([new Uint8Array(readNovel())], 'moby-dick.txt') },
  });
  const fetchStatus = async () => (await call(getText, { params: { id } })).status;
  await expect.poll(fetchStatus, { timeout: 60_000 }).toBe('ready');
  await call(updateText, { params: { id }, body: { is_favorite: true } });
}

/** Gives a user some reading history: most short words are known, and some others are being learned. */
async function seedReadingHistory({ call }: User): Promise<void> {
  const { results } = await call(listTexts, { query: { language: 'en', page_size: 100 } });
  for (const [n, { id, sentence_count: sentences }] of results.entries()) {
    const { sentences: read } = await call(getReadingPage, {
      params: { id, page: 1 },
      query: { sentences_per_page: 200 },
    });
    const words = read.flatMap(({ tokens }) => tokens.filter(({ w }) => w !== undefined).map(({ t }) => t));
    const known = [...new Set(words)].filter((word) => word.length < 7 + n);
    await call(bulkUpdateWords, { body: { texts: known, language: 'en', knowledge_level: 4 } });
    const position = Math.floor((sentences * (n + 1)) / 5);
    for (let sentence = 0; sentence < position; sentence += 100) {
      await call(savePosition, { params: { id }, body: { sentence: Math.min(sentence + 100, position) } });
    }
  }
  for (const [text, translation, level] of [
    ['harbour', 'le port', 2],
    ['clerk', 'l’employé de bureau', 1],
    ['duties', 'les tâches', 1],
    ['gull', 'la mouette', 3],
    ['chalking', 'écrire à la craie', 1],
  ] as const) {
    await call(addOrUpdateWord, { body: { text, language: 'en', translation, knowledge_level: level } });
  }
}

test('captures the README screenshots', async ({ page, ownApp, browser }) => {
  const reader = await signIn(ownApp.url, demoLearner);
  await reader.call(updateProfile, { body: { current_language: 'en' } });
  await addNovel(reader);
  await seedReadingHistory(reader);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });

  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await captureScreenshot(page, 'sign-in');

  await reader.signInTo(page.context());
  await page.goto('/reading');
  await expect(libraryScreen(page).row(story)).toBeVisible();
  await captureScreenshot(page, 'library');

  await page.goto('/articles/upload');
  await expect(page.getByRole('button', { name: 'Submit article' })).toBeVisible();
  await captureScreenshot(page, 'upload');

  await page.goto('/reading');
  await libraryScreen(page).title(story).click();
  const screen = readerScreen(page);
  await screen.goTo(1);
  await screen.word('clerk').click();
  await expect(screen.panel('clerk')).toBeVisible();
  await captureScreenshot(page, 'reader');
  await page.emulateMedia({ colorScheme: 'dark' });
  await captureScreenshot(page, 'reader-at-night');
  await page.emulateMedia({ colorScheme: 'light' });

  await page.goto('/reading?lng=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: story, exact: true })).toBeVisible();
  await captureScreenshot(page, 'library-in-arabic');

  const phone = await createPhoneContext(browser, ownApp.url);
  await reader.signInTo(phone);
  const phonePage = await phone.newPage();
  await phonePage.goto('/reading');
  await libraryScreen(phonePage).title(story).tap();
  await readerScreen(phonePage).goTo(1);
  await readerScreen(phonePage).word('clerk').tap();
  await readerScreen(phonePage).word('clerk').tap();
  await expect(readerScreen(phonePage).panel('clerk')).toBeVisible();
  await captureScreenshot(phonePage, 'phone');
});
