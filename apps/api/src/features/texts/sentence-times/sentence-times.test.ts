import { getReadingPage } from '@glossa/contract/reading';
import {
  deleteSentenceTimes,
  getSentenceTimes,
  putSentenceTimes,
  uploadSentenceTimes,
} from '@glossa/contract/sentence-times';
import { updateText, uploadText } from '@glossa/contract/text-upload';
import { getText } from '@glossa/contract/texts';
import { expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const fable = 'The fox saw the grapes. The grapes hung high. He left.';
const srt = `1
00:00:01,000 --> 00:00:04,000
The fox saw
the grapes. The grapes

2
00:00:04,500 --> 00:00:06,000
<i>hung high.</i> [wind]

3
00:00:12,000 --> 00:00:13,000
He left.
`;
const pageTimes = async (reader: Browser, id: string, page = 1, sentences_per_page = 2) =>
  (await reader.call(getReadingPage, { params: { id, page }, query: { sentences_per_page } })).sentence_times;
const file = (content: string, name: string) => new File([content], name);
const sendFile = (reader: Browser, id: string, content: string, name = 'a.srt') =>
  reader.call(uploadSentenceTimes, { params: { id }, files: { file: file(content, name) } });

test('sets sentence times in parts and returns them with their page', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: fable });
  expect(await pageTimes(reader, id)).toEqual([]);
  const putTimes = (from_sentence: number, times: (number | null)[]) =>
    reader.call(putSentenceTimes, { params: { id }, body: { from_sentence, times } });
  expect(await putTimes(1, [2500])).toEqual({ timed: 1, sentences: 3 });
  expect(await putTimes(0, [1000])).toEqual({ timed: 2, sentences: 3 });
  expect(await pageTimes(reader, id)).toEqual([1000, 2500]);
  expect(await pageTimes(reader, id, 2)).toEqual([null]);
  expect(await reader.call(getSentenceTimes, { params: { id } })).toEqual({ times: [1000, 2500, null] });
  await expect(putTimes(2, [1, 2])).rejects.toMatchObject({ status: 404, code: 'sentence_not_found' });
  await expect(putTimes(0, [-1])).rejects.toMatchObject({ status: 400 });
  await reader.call(deleteSentenceTimes, { params: { id } });
  expect(await pageTimes(reader, id)).toEqual([]);
});

test('aligns sentences with subtitles or lyrics by their words', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: fable });
  expect(await sendFile(reader, id, srt)).toEqual({ timed: 3, sentences: 3 });
  const [first, second] = await pageTimes(reader, id);
  expect(first).toBe(1000);
  expect(second).toBeGreaterThan(2400);
  expect(second).toBeLessThan(4000);
  expect(await pageTimes(reader, id, 2)).toEqual([12_000]);
  const lrc = '[ti:Fable]\n[00:02.50]The fox saw the grapes.\n[00:07.00]He left.';
  expect(await sendFile(reader, id, lrc, 'a.lrc')).toEqual({ timed: 2, sentences: 3 });
  expect(await pageTimes(reader, id)).toEqual([2500, null]);
});

test('rejects a file that has no times or belongs to another text', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: fable });
  await sendFile(reader, id, srt);
  await expect(sendFile(reader, id, 'Hello', 'a.srt')).rejects.toMatchObject({ code: 'times_unreadable' });
  await expect(sendFile(reader, id, srt, 'a.txt')).rejects.toMatchObject({ code: 'times_unreadable' });
  const other = srt.replaceAll(/[a-z]{3,}/gi, 'zzz');
  await expect(sendFile(reader, id, other)).rejects.toMatchObject({ status: 400, code: 'times_unmatched' });
  expect((await pageTimes(reader, id))[0]).toBe(1000);
});

test('returns sentence times to their owner only, and deletes them when the content changes', async () => {
  const reader = await signInLearner(app);
  const stranger = await signInLearner(app);
  const { id } = await createText(reader, { text: fable });
  await sendFile(reader, id, srt);
  for (const endpoint of [getSentenceTimes, deleteSentenceTimes]) {
    await expect(stranger.call(endpoint, { params: { id } })).rejects.toMatchObject({
      code: 'text_not_found',
    });
  }
  await expect(sendFile(stranger, id, srt)).rejects.toMatchObject({ code: 'text_not_found' });
  await reader.call(updateText, { params: { id }, body: { content: `${fable} The end.` } });
  expect(await pageTimes(reader, id)).toEqual([]);
});

test('creates a text with sentence times from subtitles', async () => {
  const reader = await signInLearner(app);
  const { id } = await reader.call(uploadText, {
    body: { title: 'A video', language: 'en' },
    files: { content_file: file(srt, 'video.srt') },
  });
  const { content } = await reader.call(getText, { params: { id } });
  expect(content).toBe('The fox saw the grapes. The grapes hung high.\n\nHe left.');
  expect(await pageTimes(reader, id)).toEqual([1000, expect.any(Number)]);
});

test('sets the times of a long text after its analysis', async () => {
  const reader = await signInLearner(app);
  const sentences = Array.from({ length: 4000 }, (_, n) => `The fox number ${n} ran over the hill.`);
  const { id, status } = await reader.call(uploadText, {
    body: { title: 'Long', language: 'en' },
    files: {
      content_file: file(sentences.join(' '), 'long.txt'),
      times_file: file(
        sentences
          .map((text, n) => `[${n}:00.00]${text}`)
          .slice(0, 900)
          .join('\n'),
        'long.lrc',
      ),
    },
  });
  expect(status).toBe('analysing');
  const stopWorker = await app.startWorker();
  await vi.waitFor(async () => expect(await pageTimes(reader, id, 1, 3)).toEqual([0, 60_000, 120_000]), {
    timeout: 100_000,
    interval: 50,
  });
  await stopWorker();
});
