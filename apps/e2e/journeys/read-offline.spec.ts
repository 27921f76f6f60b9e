import { readFile } from 'node:fs/promises';

import { getReadingPage } from '@glossa/contract/reading';
import { listWordChanges } from '@glossa/contract/word-changes';
import { getWord, updateWord } from '@glossa/contract/words';
import { expect } from '@playwright/test';

import {
  waitForAppCache,
  listCachedPaths,
  countStoredRows,
  goOffline,
  offlineBar,
} from '../src/screens/offline.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { findToast } from '../src/screens/toasts.ts';
import { test } from '../src/test.ts';
import { addText } from '../src/texts/add-text.ts';

test.use({ serviceWorkers: 'allow' });

const recording = new URL('../fixtures/tone.mp3', import.meta.url);
const sentences = ['The fox ran home.', 'A crow sat above.', 'Rain fell all night.', 'Then came the sun.'];

test('a learner keeps reading offline, and each change is sent once after reconnecting', async ({
  page,
  context,
  learner,
}) => {
  const reader = readerScreen(page);
  const audio = new File([await readFile(recording)], 'fox.mp3', { type: 'audio/mpeg' });
  const title = 'The fox and the crow';
  const id = await addText(learner, { title, text: sentences.join(' '), audio });
  const other = await addText(learner, { title: 'Never opened', text: 'A door.' });
  const { sentences: read } = await learner.call(getReadingPage, { params: { id, page: 1 } });
  const findWordId = (word: string): number =>
    read.flatMap(({ tokens }) => tokens).find(({ t }) => t === word)?.w ?? 0;

  await page.goto('/reading');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect.poll(() => countStoredRows(page, 'cards')).toBe(2);
  await page.goto(`/reading/${id}`);
  await reader.toolsReady();
  await waitForAppCache(page);
  await page.getByRole('group', { name: 'Recording' }).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => listCachedPaths(page, 'glossa-recordings')).toEqual([`/media/texts/${id}/audio`]);
  await expect.poll(() => countStoredRows(page, 'leaves')).toBe(1);
  await page.goto(`/reading/${id}/page/1`);
  await expect(reader.text).toContainText('The fox ran home.');

  await goOffline(context, page);
  await expect(offlineBar(page)).toContainText('You’re offline. You can read texts you’ve opened');
  await expect(reader.text).toContainText('The fox ran home.');
  // The service worker answers range requests for the recording.
  const position = page.getByRole('slider', { name: 'Position' });
  await position.fill('5');
  await expect(position).toHaveValue(/^5/);

  await reader.word('fox').click();
  await expect(reader.panel('fox')).toBeVisible();
  await reader.translation.fill('Fuchs');
  await reader.translation.press('Enter');
  await expect(reader.wordsAt('1').filter({ hasText: 'fox' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('3');
  await expect(reader.wordsAt('3').filter({ hasText: 'fox' })).toBeVisible();
  await page.keyboard.press('Escape');
  await reader.word('crow').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(reader.wordsAt('known').filter({ hasText: 'crow' })).toBeVisible();

  // Create a phrase. It has no ID from the server yet.
  await page.keyboard.press('Escape');
  await reader.word('ran').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(reader.panel('ran home')).toContainText('New phrase');
  await reader.translation.fill('lief heim');
  await reader.translation.press('Enter');
  await expect(reader.phraseWordsAt('1')).toHaveText(['ran', 'home']);
  await expect(offlineBar(page)).toContainText('3 changes waiting');

  await page.reload();
  await expect(reader.wordsAt('3').filter({ hasText: 'fox' })).toBeVisible();
  await expect(reader.phraseWordsAt('1')).toHaveText(['ran', 'home']);

  // The library shows which texts can be read offline.
  await page.goto('/reading');
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('On this device');
  await expect(page.getByRole('listitem').filter({ hasText: 'Never opened' })).toContainText(
    'Not on this device',
  );
  await page.goto(`/reading/${other}`);
  await expect(page.getByRole('alert')).toContainText('isn’t stored on this device');
  await page.goto('/dashboard');
  await expect(page.getByText('You’re offline').first()).toBeVisible();

  // Meanwhile, another device changes one of the words.
  const crow = findWordId('crow');
  await learner.call(updateWord, { params: { id: crow }, body: { knowledge_level: 2 } });
  await context.setOffline(false);
  await expect(findToast(page, '2 changes were sent. 1 word was skipped')).toBeVisible({
    timeout: 30_000,
  });
  await expect(offlineBar(page)).toBeHidden();
  expect(await learner.call(getWord, { params: { id: findWordId('fox') } })).toMatchObject({
    knowledge_level: 3,
    translation: 'Fuchs',
  });
  expect(await learner.call(getWord, { params: { id: crow } })).toMatchObject({ knowledge_level: 2 });
  const countChanges = async () => (await learner.call(listWordChanges, { query: {} })).results.length;
  expect(await countChanges()).toBe(3);

  // A second tab doesn't send the changes again.
  const second = await context.newPage();
  await second.goto(`/reading/${id}`);
  await expect(readerScreen(second).phraseWordsAt('1')).toHaveText(['ran', 'home']);
  expect(await countStoredRows(second, 'changes')).toBe(0);
  expect(await countChanges()).toBe(3);
  await second.close();

  // Signing out deletes all user data from the device.
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/login/);
  for (const table of ['accounts', 'answers', 'cards', 'texts', 'leaves', 'states', 'changes']) {
    await expect.poll(() => countStoredRows(page, table), table).toBe(0);
  }
  expect(await listCachedPaths(page, 'glossa-recordings')).toEqual([]);
});
