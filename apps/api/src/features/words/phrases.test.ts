import { getReadingPage } from '@glossa/contract/reading';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { getEncounters } from '@glossa/contract/encounters';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord, deleteWord, getWord } from '@glossa/contract/words';
import { expect, test, vi } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const openPage = (reader: Browser, id: string) =>
  reader.call(getReadingPage, { params: { id, page: 1 }, query: { sentences_per_page: 20 } });

/** Returns the words of each phrase on a page, as written. */
const joinPhrases = (page: Awaited<ReturnType<typeof openPage>>): string[][] =>
  page.phrases.map(({ seq, tokens }) => {
    const sentence = page.sentences.find((other) => other.seq === seq);
    return tokens.map((index) => sentence?.tokens[index]?.t ?? '');
  });

const savePhrase = (reader: Browser, text: string, language = 'en', more: { parts?: number[] } = {}) =>
  reader.call(addOrUpdateWord, { body: { text, language, knowledge_level: 1, translation: 'x', ...more } });

test('finds a phrase wherever its words are consecutive, longer phrases first', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, {
    text: 'In spite of it all we left. We left in\nspite of the rain, in, spite of nothing.',
  });
  await savePhrase(reader, 'In spite');
  const { word } = await savePhrase(reader, 'in spite of');
  expect(word).toMatchObject({ text: 'in spite of', status: 'learning' });
  expect(word.parts).toHaveLength(3);
  const page = await openPage(reader, id);
  expect(joinPhrases(page)).toEqual([
    ['In', 'spite', 'of'],
    ['In', 'spite'],
    ['in', 'spite', 'of'],
    ['in', 'spite'],
  ]);
  expect(page.words[word.id]).toEqual({ level: 1, ignored: false, translation: 'x' });
});

test('finds a separable phrase around other words in the sentence', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, {
    language: 'de',
    text: 'Ich lade dich morgen ein. Ich lade das Auto. Ein Tag.',
  });
  const { word } = await savePhrase(reader, 'lade ... ein', 'de');
  expect(word.text).toBe('lade … ein');
  expect(word.parts?.[1]).toBe(0);
  expect(joinPhrases(await openPage(reader, id))).toEqual([['lade', 'ein']]);
});

test.each([
  ['ja', '元気ですか。私は元気です。', ' 元気 です', '元気です', ['元気', 'です']],
  ['zh', '我喜欢中国茶。', '喜欢 中国', '喜欢中国', ['喜欢', '中国']],
  ['th', 'สวัสดีทุกคน!', 'สวัสดี ทุก', 'สวัสดีทุก', ['สวัสดี', 'ทุก']],
])(
  'splits a phrase typed in %s into the same words as the text',
  async (language, text, typed, form, words) => {
    const reader = await signInLearner(app);
    const { id } = await createText(reader, { language, text });
    const { word } = await savePhrase(reader, typed, language);
    expect(word.text).toBe(form);
    expect(word.parts).toHaveLength(2);
    const stopWorker = await app.startWorker();
    await vi.waitFor(() => openPage(reader, id), { timeout: 100_000, interval: 50 });
    await stopWorker();
    expect(joinPhrases(await openPage(reader, id))).toContainEqual(words);
    const secondPhrase = await savePhrase(reader, form, language);
    expect(secondPhrase.word.id).toBe(word.id);
  },
  60_000,
);

test('saves a Japanese word without parts and keeps the gap of a separable phrase', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { language: 'ja', text: '食べられませんでした。' });
  expect((await savePhrase(reader, '食べられませんでした', 'ja')).word.parts).toBeNull();
  expect((await savePhrase(reader, '元気', 'ja')).word.parts).toBeNull();
  expect((await savePhrase(reader, '猫 … 好き', 'ja')).word).toMatchObject({
    text: '猫 … 好き',
    parts: [expect.any(Number), 0, expect.any(Number)],
  });
});

test('creates a phrase from the word IDs of a page', async () => {
  const reader = await signInLearner(app);
  const english = await createText(reader, { text: 'He gave it up.' });
  const words = (await openPage(reader, english.id)).sentences[0]?.tokens.flatMap(({ w }) => w ?? []) ?? [];
  const [, gave = 0, , up = 0] = words;
  const { word } = await savePhrase(reader, 'gave … up', 'en', { parts: [gave, 0, up] });
  expect(word.parts).toEqual([gave, 0, up]);
  expect(joinPhrases(await openPage(reader, english.id))).toEqual([['gave', 'up']]);
});

test('adds a phrase without changing the text’s counts and hides it from other learners', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const ownText = await createText(reader, { text: 'by the way' });
  const othersText = await createText(other, { text: 'by the way' });
  const { word } = await savePhrase(reader, 'by the way');
  const page = await openPage(reader, ownText.id);
  expect(page.analysis).toMatchObject({ wordCount: 3, uniqueWords: 3, newWords: 3 });
  expect((await openPage(other, othersText.id)).phrases).toEqual([]);
  await expect(other.call(getWord, { params: { id: word.id } })).rejects.toMatchObject({ status: 404 });
  await expect(other.call(getEncounters, { params: { id: word.id } })).rejects.toMatchObject({ status: 404 });
  await expect(other.call(deleteWord, { params: { id: word.id } })).rejects.toMatchObject({ status: 404 });
});

test('removes a deleted phrase from the page and restores it on undo', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'by the way' });
  const { word } = await savePhrase(reader, 'by the way');
  const { undo, changed } = await reader.call(deleteWord, { params: { id: word.id } });
  expect(changed).toBe(1);
  expect((await openPage(reader, id)).phrases).toEqual([]);
  await reader.call(undoWords, { body: { token: undo as string } });
  expect(joinPhrases(await openPage(reader, id))).toEqual([['by', 'the', 'way']]);
});

test('rejects a phrase of nine words or with invalid parts', async () => {
  const reader = await signInLearner(app);
  await expect(savePhrase(reader, 'one two three four five six seven eight nine')).rejects.toMatchObject({
    status: 400,
    fields: { text: ['A phrase can have at most 8 words'] },
  });
  for (const parts of [
    [2_000_000_000, 2_000_000_001],
    [0, 1],
    [1, 0],
    [1, 0, 0, 1],
  ]) {
    await expect(savePhrase(reader, 'a b', 'en', { parts })).rejects.toMatchObject({ status: 400 });
  }
});

test('lists every text that contains a word, with an example sentence', async () => {
  const reader = await signInLearner(app);
  const first = await createText(reader, { title: 'One', text: 'No. A fox came. The fox left.' });
  const second = await createText(reader, {
    title: 'Two',
    text: 'The fox came in spite of us, in spite of all.',
  });
  await reader.call(bulkUpdateWords, { body: { texts: ['fox'], language: 'en', knowledge_level: 1 } });
  const page = await openPage(reader, first.id);
  const fox = page.sentences[1]?.tokens.find(({ t }) => t === 'fox')?.w as number;
  expect(await reader.call(getEncounters, { params: { id: fox } })).toMatchObject({
    count: 3,
    texts: 2,
    videos: 0,
    results: [
      { kind: 'text', id: second.id, title: 'Two', count: 1, sentence: 0, spans: [{ from: 4, to: 7 }] },
      { kind: 'text', id: first.id, title: 'One', count: 2, sentence: 1, example: 'A fox came. ' },
    ],
  });
  const { word } = await savePhrase(reader, 'in spite of');
  expect(await reader.call(getEncounters, { params: { id: word.id } })).toMatchObject({
    count: 2,
    texts: 1,
    results: [
      {
        id: second.id,
        count: 2,
        spans: [
          { from: 13, to: 15 },
          { from: 16, to: 21 },
          { from: 22, to: 24 },
        ],
      },
    ],
  });
});
