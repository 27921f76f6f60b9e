import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { readerScreen } from '../src/screens/reader.ts';
import { test } from '../src/test.ts';

const recording = new URL('../fixtures/tone.mp3', import.meta.url);

test('a learner plays a text’s recording sentence by sentence and resumes where it stopped', async ({
  page,
  learner: _me,
}) => {
  const reader = readerScreen(page);
  await page.goto('/articles/upload');
  await page.getByRole('textbox', { name: 'Title' }).fill('A song');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('La la la. Lo lo.');
  const file = page.getByLabel('Choose an MP3 recording');
  await file.setInputFiles({ name: 'song.wav', mimeType: 'audio/wav', buffer: Buffer.from('RIFF') });
  await expect(page.getByText('Please upload an MP3 file')).toBeVisible();
  await file.setInputFiles({
    name: 'song.mp3',
    mimeType: 'audio/mpeg',
    buffer: await readFile(recording),
  });
  await page.getByRole('button', { name: 'Submit article' }).click();
  await expect(reader.text).toHaveText('La la la. Lo lo.');

  const player = page.getByRole('group', { name: 'Recording' });
  const position = player.getByRole('slider', { name: 'Position' });
  const readSeconds = async () => Number(await position.inputValue());
  await expect(player).toContainText('0:08');

  // Set the times of the sentences during playback, then play them one by one.
  await player.getByRole('button', { name: 'Recording and text' }).click();
  await page.getByRole('menuitem', { name: 'Tap along to set timings' }).click();
  const tappingDialog = page.getByRole('dialog', { name: 'Tap along to set timings' });
  await expect(tappingDialog).toContainText('Sentence 1 of 2');
  await page.keyboard.press('Space');
  await expect(tappingDialog.getByRole('button', { name: 'Starts now' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(tappingDialog).toContainText('Sentence 2 of 2');
  await expect.poll(readSeconds).toBeGreaterThan(0.7);
  await page.keyboard.press('Space');
  await expect(tappingDialog).toContainText('All sentences have timings.');
  await page.keyboard.press('Escape');
  await expect(tappingDialog).toBeHidden();
  const spokenSentence = reader.text.locator('[data-spoken]');
  await expect(spokenSentence).toHaveText('Lo lo.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('p');
  await expect(spokenSentence).toHaveText(/La la la/);
  await expect(spokenSentence).toHaveText('Lo lo.');
  await player.getByRole('button', { name: 'Pause' }).click();
  await position.fill('0');

  await player.getByRole('button', { name: 'Play' }).click();
  await expect.poll(readSeconds).toBeGreaterThan(0.5);
  await player.getByRole('button', { name: 'Pause' }).click();
  // How far playback has progressed depends on the machine.
  await position.fill('1');
  await player.getByRole('button', { name: '5 seconds forward' }).click();
  await expect.poll(readSeconds).toBeGreaterThan(5.4);
  const stoppedAt = await readSeconds();
  await player.getByRole('button', { name: '5 seconds back' }).click();
  await expect.poll(readSeconds).toBeLessThan(stoppedAt - 4);
  await player.getByRole('button', { name: '5 seconds forward' }).click();

  await page.reload();
  await expect.poll(readSeconds).toBeGreaterThan(5);
  await player.getByRole('button', { name: 'Play' }).click();
  // The recording plays to the end and can be played again.
  await expect(player.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
});
