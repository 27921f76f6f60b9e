import { updateSettings } from '@glossa/contract/settings';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { readerScreen } from '../src/screens/reader.ts';
import { findToast } from '../src/screens/toasts.ts';
import { addText } from '../src/texts/add-text.ts';
import { numberedSentences } from '../src/texts/numbered-sentences.ts';
import { test } from '../src/test.ts';

/** Gives the browser an English voice, since headless browsers have none. The test decides when a sentence ends. */
async function addVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: SpeechSynthesisUtterance[] = [];
    let current: SpeechSynthesisUtterance | undefined;
    const end = (event: Event) => {
      const ended = current;
      current = undefined;
      ended?.dispatchEvent(event);
    };
    class Utterance extends EventTarget {
      text: string;
      rate = 1;

      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = {
      getVoices: () => [{ name: 'Ada', lang: 'en-GB', localService: true }],
      speak: (utterance: SpeechSynthesisUtterance) => {
        spoken.push(utterance);
        current = utterance;
      },
      cancel: () => end(Object.assign(new Event('error'), { error: 'canceled' })),
      addEventListener: () => undefined,
    };
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, {
      voice: {
        current: () => current && { text: current.text, rate: current.rate },
        reach: (charIndex: number) =>
          current?.dispatchEvent(Object.assign(new Event('boundary'), { name: 'word', charIndex })),
        finish: () => end(new Event('end')),
      },
    });
  });
}

interface Voice {
  current: () => { text: string; rate: number } | undefined;
  reach: (charIndex: number) => void;
  finish: () => void;
}

const voiceIn = (page: Page) => ({
  current: () => page.evaluate(() => (window as unknown as { voice: Voice }).voice.current()),
  reach: (index: number) =>
    page.evaluate((at) => (window as unknown as { voice: Voice }).voice.reach(at), index),
  finish: () => page.evaluate(() => (window as unknown as { voice: Voice }).voice.finish()),
});

/** Returns a silent WAV file. */
function makeSilence(seconds: number): Buffer {
  const rate = 8000;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + rate * seconds, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(rate * seconds, 40);
  return Buffer.concat([header, Buffer.alloc(rate * seconds, 128)]);
}

test('a learner listens to a page with the browser’s voice, word by word, until the sleep timer stops it', async ({
  page,
  learner,
}) => {
  await learner.call(updateSettings, { body: { sentencesPerPage: 2 } });
  const id = await addText(learner, { title: 'Numbers', text: numberedSentences(4) });
  await addVoice(page);
  await page.clock.install();
  const reader = readerScreen(page);
  const voice = voiceIn(page);
  await page.goto(`/reading/${id}`);

  // Start by keyboard, from the first visible sentence.
  await expect(page.getByRole('button', { name: 'Listen' })).toBeVisible();
  await page.keyboard.press('v');
  const player = page.getByRole('group', { name: 'Reading aloud' });
  await expect(player).toContainText('Sentence 1 of 4');
  await expect.poll(voice.current).toEqual({ text: 'This is sentence 1.', rate: 1 });
  const spoken = reader.text.locator('[data-spoken]');
  await expect(spoken).toHaveText(/This is sentence 1/);
  await voice.reach('This is '.length);
  await expect(reader.text.locator('[data-spoken-word]')).toHaveText('sentence');

  // The page turns when the voice reaches the next page.
  await voice.finish();
  await expect(spoken).toHaveText(/This is sentence 2/);
  await voice.finish();
  await expect(page).toHaveURL(/\/page\/2$/);
  await expect(spoken).toHaveText(/This is sentence 3/);

  await player.getByRole('button', { name: 'Repeat sentence' }).click();
  await voice.finish();
  await expect.poll(voice.current).toEqual({ text: 'This is sentence 3.', rate: 1 });
  await player.getByRole('combobox', { name: 'Speed' }).selectOption('0.75');
  await expect.poll(voice.current).toEqual({ text: 'This is sentence 3.', rate: 0.75 });

  await player.getByRole('button', { name: 'Sleep timer' }).click();
  await page.getByRole('menuitem', { name: '15 minutes' }).click();
  await expect(player.getByRole('button', { name: /^Sleep timer: 1[45]:\d\d left$/ })).toBeVisible();
  await page.clock.fastForward('15:00');
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await voice.current()).toBeUndefined();

  // Reading aloud resumes where it stopped, even after the text has been closed and reopened.
  await page.reload();
  await page.getByRole('button', { name: 'Listen' }).click();
  await expect.poll(voice.current).toEqual({ text: 'This is sentence 3.', rate: 0.75 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(player.getByRole('button', { name: 'Close' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await player.getByRole('button', { name: 'Close' }).click();
  await expect(spoken).toBeHidden();
  expect(await voice.current()).toBeUndefined();
});

test('a learner listens with a speech server and lock-screen controls, and continues without the server when it fails', async ({
  page,
  learner,
}) => {
  await learner.call(updateSettings, { body: { sentencesPerPage: 2 } });
  const id = await addText(learner, { title: 'Numbers', text: numberedSentences(4) });
  await addVoice(page);
  const server = { host: 'speech.example', voice: 'Ada', version: 'v1', remaining: 1000 };
  await page.route(/\/api\/speech\/\?/, (route) => route.fulfill({ json: { server } }));
  const requested: string[] = [];
  await page.route(/\/api\/texts\/[^/]+\/speech\//, (route) => {
    const sentence = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
    requested.push(sentence);
    if (sentence === '3') {
      return route.fulfill({ status: 503, json: { code: 'speech_unreachable', error: 'unreachable' } });
    }
    // Make the third sentence long enough to be paused, and all others short.
    return route.fulfill({ contentType: 'audio/wav', body: makeSilence(sentence === '2' ? 60 : 0.5) });
  });
  const reader = readerScreen(page);
  const voice = voiceIn(page);
  await page.goto(`/reading/${id}`);
  await page.getByRole('button', { name: 'Listen' }).click();
  const player = page.getByRole('group', { name: 'Reading aloud' });
  await expect(player).toContainText('Sentences are sent to speech.example, which reads them aloud.');
  const spoken = reader.text.locator('[data-spoken]');
  await expect(spoken).toHaveText(/This is sentence 3/);
  await expect(page).toHaveURL(/\/page\/2$/);
  expect(requested.slice(0, 3)).toEqual(['0', '1', '2']);
  const session = () =>
    page.evaluate(() => ({
      title: navigator.mediaSession.metadata?.title,
      covers: navigator.mediaSession.metadata?.artwork.length,
      state: navigator.mediaSession.playbackState,
    }));
  await expect.poll(session).toEqual({ title: 'Numbers', covers: 1, state: 'playing' });
  await page.keyboard.press('v');
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  expect((await session()).state).toBe('paused');
  await player.getByRole('button', { name: 'Play' }).click();

  // When the server fails, the browser's voice continues.
  await player.getByRole('button', { name: 'Next sentence' }).click();
  await expect(findToast(page, 'The speech server isn’t responding')).toBeVisible();
  await expect.poll(voice.current).toEqual({ text: 'This is sentence 4.', rate: 1 });
  await expect(spoken).toHaveText(/This is sentence 4/);
  await voice.finish();
  await expect(player.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(spoken).toBeHidden();
});
