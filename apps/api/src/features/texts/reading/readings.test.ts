import { getReadings } from '@glossa/contract/readings';
import { getTaskStatus } from '@glossa/contract/tasks';
import { getReadingPage } from '@glossa/contract/reading';
import { expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
// Loading a dictionary takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const fetchReadings = (reader: Browser, id: string, from = 0, to = 199) =>
  reader.call(getReadings, { params: { id }, query: { from_sentence: from, to_sentence: to } });

test('returns furigana by token for Japanese words', async () => {
  const reader = await signInLearner(app);
  const { id, task } = await createText(reader, { text: '「今日」は、本を食べる。犬だ。', language: 'ja' });
  await expect(fetchReadings(reader, id)).rejects.toMatchObject({ status: 409, code: 'text_not_ready' });
  const stopWorker = await app.startWorker();
  await expect
    .poll(async () => (await reader.call(getTaskStatus, { params: { id: task as string } })).status, {
      timeout: 100_000,
    })
    .toBe('SUCCESS');
  await stopWorker();

  const { system, language, sentences } = await fetchReadings(reader, id);
  expect({ system, language }).toEqual({ system: 'furigana', language: 'ja' });
  const page = await reader.call(getReadingPage, { params: { id, page: 1 } });
  const read = sentences.map(({ seq, readings }) =>
    readings.map(({ token, reading }) => [page.sentences[seq]?.tokens[token]?.t, reading]),
  );
  expect(read).toEqual([
    [
      ['今日', 'きょう'],
      ['本', 'ほん'],
      ['食べる', 'たべる'],
    ],
    [['犬', 'いぬ']],
  ]);
  expect(sentences[0]?.readings[2]?.parts).toEqual([{ t: '食', r: 'た' }, { t: 'べる' }]);
});

test('returns Pinyin for the requested Chinese sentences only', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: '银行在那里。我长大了。再见。', language: 'zh' });
  const { system, sentences } = await fetchReadings(reader, id, 1, 1);
  expect(system).toBe('pinyin');
  expect(sentences.map(({ seq, readings }) => [seq, readings.map(({ reading }) => reading)])).toEqual([
    [1, ['wǒ', 'zhǎngdà', 'le']],
  ]);
  expect((await fetchReadings(reader, id, 50, 60)).sentences).toEqual([]);
});

test('returns no readings for a language in Latin script', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader);
  expect(await fetchReadings(reader, id)).toEqual({ language: 'en', system: null, sentences: [] });
});

test('returns readings to the owner only, for at most 200 sentences', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createText(reader, { text: 'Привет.', language: 'ru' });
  await expect(fetchReadings(other, id)).rejects.toMatchObject({ status: 404, code: 'text_not_found' });
  await expect(fetchReadings(reader, id, 0, 200)).rejects.toMatchObject({ status: 400 });
  await expect(fetchReadings(reader, id, 3, 2)).rejects.toMatchObject({ status: 400 });
  expect((await fetchReadings(reader, id)).sentences[0]?.readings[0]?.reading).toBe('privet');
});
