import { getAnalysis, getReadingPage, markKnown, savePosition } from '@glossa/contract/reading';
import { updateSettings } from '@glossa/contract/settings';
import { updateText } from '@glossa/contract/text-upload';
import { getText, listTexts } from '@glossa/contract/texts';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const sentences = 'The cat sat. The dog ran. A cat and a dog played. They slept. They woke.';

test('makes an uploaded text readable immediately, page by page', async () => {
  const reader = await signInLearner(app);
  const text = await createText(reader, { text: sentences });
  expect(text).toMatchObject({
    status: 'ready',
    task: null,
    sentence_count: 5,
    wordCount: 16,
    readingTime: 1,
  });

  const page = await reader.call(getReadingPage, {
    params: { id: text.id, page: 2 },
    query: { sentences_per_page: 2 },
  });
  expect(page).toMatchObject({ page: 2, pages: 3, direction: 'ltr', language: 'en', bookmark: 0 });
  expect(
    page.sentences.map(({ seq, tokens }) => [
      seq,
      tokens
        .map(({ t }) => t)
        .join('')
        .trim(),
    ]),
  ).toEqual([
    [2, 'A cat and a dog played.'],
    [3, 'They slept.'],
  ]);
  const cat = page.sentences[0]?.tokens.find(({ t }) => t === 'cat');
  const reopenedPage = await reader.call(getReadingPage, { params: { id: text.id, page: 1 } });
  expect(reopenedPage.sentences[0]?.tokens.find(({ t }) => t === 'cat')?.w).toBe(cat?.w);
});

test('reproduces the exact content across all pages', async () => {
  const reader = await signInLearner(app);
  const content = 'He said: “Don’t!”\n\n  Then — silence… 😀 "quoted\\back" \t tab.\nEnd';
  const text = await createText(reader, { text: content });
  const page = await reader.call(getReadingPage, {
    params: { id: text.id, page: 1 },
    query: { sentences_per_page: 50 },
  });
  const joined = page.sentences.flatMap(({ tokens }) => tokens.map(({ t }) => t)).join('');
  expect(joined).toBe((await reader.call(getText, { params: { id: text.id } })).content);
  expect(joined).toContain('Don’t');
});

test('returns 404 for a page past the end', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: sentences });
  await expect(reader.call(getReadingPage, { params: { id, page: 3 } })).rejects.toMatchObject({
    status: 404,
    code: 'page_not_found',
  });
});

test('shows learners who read the same text only their own levels, translations and phrases', async () => {
  const [first, second] = [await signInLearner(app), await signInLearner(app)];
  const openPage = async (reader: typeof first, id: string) =>
    reader.call(getReadingPage, { params: { id, page: 1 } });
  const texts = [await createText(first, { text: sentences }), await createText(second, { text: sentences })];
  const before = await Promise.all([
    openPage(first, texts[0]?.id ?? ''),
    openPage(second, texts[1]?.id ?? ''),
  ]);
  const { word } = await first.call(addOrUpdateWord, {
    body: { text: 'cat', language: 'en', knowledge_level: 3, translation: 'chat' },
  });
  const { word: phrase } = await second.call(addOrUpdateWord, {
    body: { text: 'the dog', language: 'en', knowledge_level: 2, translation: 'le chien' },
  });
  const after = await Promise.all([
    openPage(first, texts[0]?.id ?? ''),
    openPage(second, texts[1]?.id ?? ''),
  ]);
  expect(after.map((page) => page.sentences)).toEqual(before.map((page) => page.sentences));
  expect(after[0].words).toEqual({ [word.id]: { level: 3, ignored: false, translation: 'chat' } });
  expect(after[0].phrases).toEqual([]);
  expect(after[1].words).toEqual({ [phrase.id]: { level: 2, ignored: false, translation: 'le chien' } });
  expect(after[1].phrases).toEqual([{ id: phrase.id, seq: 1, tokens: [0, 2] }]);
});

test('shows an edited text even if the page was opened before the edit', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: sentences });
  const openText = async () => {
    const page = await reader.call(getReadingPage, { params: { id, page: 1 } });
    return page.sentences.flatMap(({ tokens }) => tokens.map(({ t }) => t)).join('');
  };
  expect(await openText()).toContain('They slept.');
  await reader.call(updateText, { params: { id }, body: { content: 'A new text.' } });
  expect(await openText()).toBe('A new text.');
});

test('updates the counts of every text when a word changes', async () => {
  const reader = await signInLearner(app);
  const first = await createText(reader, { text: sentences });
  const second = await createText(reader, { title: 'Other', text: 'Cat, cat, cat and mouse.' });
  expect(first.unknownWordsPercentage).toBe(100);

  const { word, undo } = await reader.call(addOrUpdateWord, {
    body: { text: 'CAT', language: 'en', knowledge_level: 4, translation: 'chat' },
  });
  expect(word).toMatchObject({ text: 'cat', status: 'known', translation: 'chat', user_knowledge_level: 4 });

  const { results } = await reader.call(listTexts, { query: { language: 'en', sort: 'title' } });
  expect(results.map(({ title, unknownWordsPercentage }) => [title, unknownWordsPercentage])).toEqual([
    ['A fable', 87.5],
    ['Other', 40],
  ]);
  const analysis = await reader.call(getAnalysis, { params: { id: second.id } });
  expect(analysis).toMatchObject({
    wordCount: 5,
    uniqueWords: 3,
    knownWords: 1,
    newWords: 2,
    learningWords: 0,
  });

  await reader.call(undoWords, { body: { token: undo as string } });
  expect((await reader.call(getAnalysis, { params: { id: second.id } })).unknownWordsPercentage).toBe(100);
});

test('counts a word being learned as unknown, but not an ignored word', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'one two three four' });
  const setLevels = (texts: string[], change: { knowledge_level?: number; ignored?: boolean }) =>
    reader.call(bulkUpdateWords, { body: { texts, language: 'en', ...change } });
  await setLevels(['one'], { knowledge_level: 2 });
  await setLevels(['two'], { ignored: true });
  await setLevels(['three'], { knowledge_level: 5 });
  expect(await reader.call(getAnalysis, { params: { id } })).toMatchObject({
    unknownWordsPercentage: 50,
    knowledge: { new: 1, learning: 1, ignored: 1, known: 1 },
  });
});

test('marks the remaining words of a page as known, and can undo that', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: sentences });
  await reader.call(bulkUpdateWords, { body: { texts: ['cat'], language: 'en', knowledge_level: 2 } });
  const markedPage = await reader.call(markKnown, {
    params: { id },
    body: { from_sentence: 0, to_sentence: 1 },
  });
  // "The", "sat", "dog" and "ran" change; "cat" is being learned and keeps its level.
  expect(markedPage.changed).toBe(4);
  const page = await reader.call(getReadingPage, { params: { id, page: 1 } });
  expect(
    Object.values(page.words)
      .map(({ level }) => level)
      .sort((a, b) => a - b),
  ).toEqual([2, 4, 4, 4, 4]);

  expect(await reader.call(undoWords, { body: { token: markedPage.undo as string } })).toEqual({
    restored: 4,
    kept: 0,
  });
  const firstPageAgain = await reader.call(getReadingPage, { params: { id, page: 1 } });
  expect(Object.values(firstPageAgain.words)).toEqual([{ level: 2, ignored: false, translation: '' }]);
  await expect(reader.call(undoWords, { body: { token: markedPage.undo as string } })).rejects.toMatchObject({
    status: 409,
    code: 'already_undone',
  });
});

test('undo skips words that have changed since', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'alpha beta' });
  const { undo } = await reader.call(markKnown, {
    params: { id },
    body: { from_sentence: 0, to_sentence: 0 },
  });
  await reader.call(bulkUpdateWords, { body: { texts: ['beta'], language: 'en', knowledge_level: 1 } });
  expect(await reader.call(undoWords, { body: { token: undo as string } })).toEqual({ restored: 1, kept: 1 });
  const { words } = await reader.call(getReadingPage, { params: { id, page: 1 } });
  expect(Object.values(words).map(({ level }) => level)).toEqual([1]);
});

test('saves the reading position and counts the words read', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: sentences });
  await reader.call(savePosition, { params: { id }, body: { sentence: 2 } });
  await reader.call(savePosition, { params: { id }, body: { sentence: 0 } });
  await reader.call(savePosition, { params: { id }, body: { sentence: 2 } });
  expect((await reader.call(getText, { params: { id } })).position).toBe(2);
  const read = async () =>
    Number(
      (await app.deps.db.prisma.activityTotal.findFirst({ where: { learnerId: reader.learnerId } }))
        ?.wordsRead,
    );
  expect(await read()).toBe(6);
  await reader.call(savePosition, { params: { id }, body: { sentence: 5 } });
  expect(await read()).toBe(16);
  expect((await reader.call(getText, { params: { id } })).position).toBe(4);
});

test('rejects a position outside the text and keeps the previous one', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: sentences });
  await reader.call(savePosition, { params: { id }, body: { sentence: 2 } });
  const savePlace = (sentence: number, at?: string) =>
    reader.call(savePosition, { params: { id }, body: { sentence, ...(at ? { at } : {}) } });
  const outside = { status: 400, fieldErrors: { sentence: [{ code: 'sentence_outside' }] } };
  await expect(savePlace(6)).rejects.toMatchObject(outside);
  await expect(savePlace(2_147_483_647, new Date().toISOString())).rejects.toMatchObject(outside);
  await expect(savePlace(1e12)).rejects.toMatchObject({
    status: 400,
    fieldErrors: { sentence: [{ code: 'number_large', values: { maximum: 2_147_483_647 } }] },
  });
  expect((await reader.call(getText, { params: { id } })).position).toBe(2);
});

test('opens the page of the reading position for any number of sentences per page', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: sentences });
  const open = async (perPage?: number) => {
    const query = perPage === undefined ? {} : { sentences_per_page: perPage };
    return reader.call(getReadingPage, { params: { id, page: 'bookmark' }, query });
  };
  expect(await open()).toMatchObject({ page: 1, pages: 2, sentences_per_page: 4, bookmark: 0 });
  await reader.call(savePosition, { params: { id }, body: { sentence: 4 } });
  expect(await open()).toMatchObject({ page: 2, pages: 2, bookmark: 4 });
  await reader.call(updateSettings, { body: { sentencesPerPage: 2 } });
  expect(await open()).toMatchObject({ page: 3, pages: 3, sentences_per_page: 2 });
  expect(await open(1)).toMatchObject({ page: 5, pages: 5, sentences_per_page: 1 });
  const other = await signInLearner(app);
  await expect(other.call(getReadingPage, { params: { id, page: 'bookmark' } })).rejects.toMatchObject({
    code: 'text_not_found',
  });
  await expect(reader.call(getReadingPage, { params: { id, page: 'end' } })).rejects.toMatchObject({
    status: 400,
  });
});

test('returns 404 for another learner’s text', async () => {
  const [owner, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createText(owner);
  const missing = { status: 404, code: 'text_not_found' };
  await expect(other.call(getText, { params: { id } })).rejects.toMatchObject(missing);
  await expect(other.call(getReadingPage, { params: { id, page: 1 } })).rejects.toMatchObject(missing);
  await expect(other.call(savePosition, { params: { id }, body: { sentence: 1 } })).rejects.toMatchObject(
    missing,
  );
  await expect(
    other.call(markKnown, { params: { id }, body: { from_sentence: 0, to_sentence: 1 } }),
  ).rejects.toMatchObject(missing);
});

test('returns 400 for a malformed ID', async () => {
  const reader = await signInLearner(app);
  await expect(reader.call(getText, { params: { id: 'abc' } })).rejects.toMatchObject({
    status: 400,
    fields: { id: ['Invalid text ID'] },
  });
});

test('keeps the latest of several offline reading positions', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'One. Two. Three. Four.' });
  const savePlace = async (sentence: number, at?: string) => {
    await reader.call(savePosition, { params: { id }, body: { sentence, ...(at ? { at } : {}) } });
    return (await reader.call(getReadingPage, { params: { id, page: 1 } })).bookmark;
  };
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
  expect(await savePlace(1, secondsAgo(60))).toBe(1);
  expect(await savePlace(2, secondsAgo(90))).toBe(1);
  expect(await savePlace(2, secondsAgo(30))).toBe(2);
  expect(await savePlace(3)).toBe(3);
  expect(await savePlace(0, secondsAgo(10))).toBe(3);
});
