import { stat } from 'node:fs/promises';

import { watchVideo } from '@glossa/contract/watching';
import { expect } from '@playwright/test';

import { createLearnerAccount } from '../src/users/user.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { watchScreen } from '../src/screens/watch.ts';
import { test } from '../src/test.ts';
import { makeTalk } from '../src/videos/make-talk.ts';

test('a learner uploads a ten-minute talk, marks a word while watching and resumes where they stopped', async ({
  page,
  learner: _signedIn,
  url,
}) => {
  const talk = await makeTalk(600);
  await page.goto('/videos');
  await page.getByRole('main').getByRole('link', { name: 'Upload Video' }).first().click();
  await page.getByLabel('Choose a video').setInputFiles(talk.video);
  await page.getByLabel('Choose subtitles').setInputFiles(talk.subtitles);
  await page.getByRole('textbox', { name: 'Title' }).fill('A talk');
  await page.getByRole('button', { name: 'Upload video' }).click();

  const card = page.getByRole('listitem').filter({ hasText: 'A talk' });
  await expect(card).toBeVisible({ timeout: 60_000 });
  await expect(card.getByText('Uploaded')).toBeVisible();
  await expect(card.getByText(/known$/)).toBeVisible({ timeout: 90_000 });
  await card.getByRole('link', { name: 'A talk' }).click();
  await expect(page).toHaveURL(/\/videos\/learn\//);
  const watched = page.url();

  const watch = watchScreen(page);
  const reader = readerScreen(page);
  await expect(watch.lane.or(watch.transcript).first()).toBeVisible();
  await watch.play.first().click();
  await expect.poll(async () => (await watch.playing()).seconds, { timeout: 20_000 }).toBeGreaterThan(4);
  const playing = await watch.playing();
  expect(playing).toMatchObject({ isPaused: false, isAudible: true });
  expect(playing.audioBytes).toBeGreaterThan(0);

  // Clicking a word shows its meaning in place and pauses the video.
  const first = watch.words.first();
  const firstSentenceText = await first.innerText();
  await first.click();
  await expect.poll(async () => (await watch.playing()).isPaused).toBe(true);
  await expect(reader.panel(firstSentenceText)).toBeVisible();
  const marksSaved = page.waitForResponse((response) => response.url().includes('/bulk_update/'));
  await reader.level('Known').check();
  await marksSaved;
  await expect(watch.word(firstSentenceText)).toHaveAttribute('data-level', 'known');

  // The sentence is exported as a card with its audio and an image.
  const download = page.waitForEvent('download');
  await page.keyboard.press('e');
  const deck = await download;
  expect(deck.suggestedFilename()).toMatch(/^A talk .+\.apkg$/);
  expect((await stat(await deck.path())).size).toBeGreaterThan(1000);
  await page.keyboard.press('Escape');

  // Clicking a sentence in the transcript seeks to another position, which is saved.
  const laterSentence = watch.transcript.getByRole('button', { name: /^Go to 0:3/ }).first();
  const startSeconds = Number((await laterSentence.innerText()).replace('0:', ''));
  await laterSentence.click();
  await expect.poll(async () => (await watch.playing()).seconds).toBeGreaterThanOrEqual(startSeconds - 0.5);
  if (!(await watch.playing()).isPaused) await watch.pause.first().click();
  await page.goto('/reading');
  await page.goBack();
  await expect(watch.lane).toBeVisible();
  await expect.poll(async () => Math.abs((await watch.playing()).seconds - startSeconds)).toBeLessThan(6);
  await page.goto('/words');
  await expect(page.getByText(firstSentenceText.toLowerCase(), { exact: true }).first()).toBeVisible();

  const stranger = await createLearnerAccount(url);
  const id = /[0-9a-f-]{36}/.exec(watched)?.[0] ?? '';
  await expect(stranger.call(watchVideo, { params: { id } })).rejects.toMatchObject({
    code: 'video_not_found',
  });
});
