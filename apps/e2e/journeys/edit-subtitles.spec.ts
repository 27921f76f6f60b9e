import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect } from '@playwright/test';

import { findAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { watchScreen } from '../src/screens/watch.ts';
import { test } from '../src/test.ts';
import { addVideo } from '../src/videos/add-video.ts';
import { makeTalk } from '../src/videos/make-talk.ts';

const cue = (from: number, to: number, text: string) =>
  `0\n00:00:0${from},000 --> 00:00:0${to},000\n${text}\n`;

test('a learner corrects a word in the subtitles next to the video and adds a second subtitle track', async ({
  page,
  learner,
}) => {
  const { video } = await makeTalk(3);
  const createSubtitleFile = (name: string, ...cues: string[]) => {
    const file = path.join(path.dirname(video), name);
    writeFileSync(file, cues.join('\n'));
    return file;
  };
  const subtitles = createSubtitleFile(
    'fox.srt',
    cue(0, 2, 'The fxo saw the grapes.'),
    cue(2, 4, 'They hung high.'),
  );
  const german = createSubtitleFile('fuchs.srt', cue(0, 2, 'Der Fuchs sah die Trauben.'));
  await addVideo(learner, { video, subtitles });

  await page.goto('/videos');
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Edit subtitles' }).click();
  await page.getByRole('textbox', { name: 'Text of cue 1' }).fill('The fox saw the grapes.');
  await expect(page.getByTestId('displayed-cue')).toHaveText('The fox saw the grapes.');
  await expect(page.getByText('1 change', { exact: true })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The new subtitles are ready.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Text of cue 1' })).toHaveValue('The fox saw the grapes.');

  await page.getByRole('button', { name: 'Files' }).click();
  await page.getByRole('menuitem', { name: 'Add from a file…' }).click();
  await page.getByLabel('Choose subtitles').setInputFiles(german);
  await page.getByLabel('Language of the second subtitles').selectOption({ label: 'German' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Second subtitles added')).toBeVisible();

  await page.getByRole('link', { name: 'Back to the video' }).click();
  const watch = watchScreen(page);
  await expect(watch.word('fox')).toHaveAttribute('data-level', 'new');
  await expect(page.getByText('Der Fuchs sah die Trauben.')).toBeVisible();
});
