import {
  deleteSaved,
  listSaved,
  listSavedMarks,
  restoreSaved,
  createSavedItem,
  updateSaved,
} from '@glossa/contract/saved';
import type { CallInput } from '@glossa/contract/endpoint';
import { getReadingPage } from '@glossa/contract/reading';
import { deleteTextPermanently, trashText } from '@glossa/contract/text-places';
import { updateText } from '@glossa/contract/text-upload';
import { updateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const text = 'The fox came. The crow sang. The fox left.';

test('saves a sentence with its source and finds it again after an edit', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { title: 'A fable', text });
  const savedSentence = await reader.call(createSavedItem, {
    body: { kind: 'sentence', text: id, sentence: 1 },
  });
  expect(savedSentence).toMatchObject({
    kind: 'sentence',
    language: 'en',
    quote: 'The crow sang.',
    source: { kind: 'text', id, title: 'A fable' },
    source_title: 'A fable',
    sentence: 1,
    at: null,
    word: null,
  });
  await reader.call(updateText, {
    params: { id },
    body: { title: 'Another fable', content: 'Once. There was a wood. The crow sang.' },
  });
  const [found] = (await reader.call(listSaved, { query: { language: 'en' } })).results;
  expect(found).toMatchObject({ id: savedSentence.id, sentence: 2, source_title: 'Another fable' });
  await reader.call(updateText, { params: { id }, body: { content: 'All is new here.' } });
  const { results } = await reader.call(listSavedMarks, { query: { text: id } });
  expect(results).toEqual([{ id: savedSentence.id, kind: 'sentence', sentence: null, position: null }]);
});

test('keeps saved items after their text is deleted', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { title: 'Gone', text });
  await reader.call(createSavedItem, { body: { kind: 'sentence', text: id, sentence: 0 } });
  await reader.call(createSavedItem, { body: { kind: 'sentence', text: id, sentence: 1 } });
  await reader.call(createSavedItem, { body: { kind: 'text', text: id } });
  await reader.call(trashText, { params: { id } });
  const list = async () => (await reader.call(listSaved, { query: { language: 'en' } })).results;
  expect(await list()).toMatchObject([{ in_trash: true }, { in_trash: true }, { in_trash: true }]);
  await reader.call(deleteTextPermanently, { params: { id } });
  expect(await list()).toMatchObject([
    { kind: 'text', source: null, source_title: 'Gone', in_trash: false },
    { kind: 'sentence', quote: 'The crow sang.', source: null, source_title: 'Gone', sentence: null },
    { kind: 'sentence', quote: 'The fox came.', source: null, sentence: null },
  ]);
});

test('shows a saved word’s current level and translation, even before it is in the vocabulary', async () => {
  const reader = await signInLearner(app);
  const fox = await createWord(reader, 'fox', { translation: 'renard' });
  const body = { kind: 'word', word: fox.id } as const;
  expect(await reader.call(createSavedItem, { body })).toMatchObject({
    quote: 'fox',
    source: null,
    word: { id: fox.id, listed: true, level: 1, translation: 'renard' },
  });
  await reader.call(updateWord, {
    params: { id: fox.id },
    body: { knowledge_level: 4, translation: 'goupil' },
  });
  const { results } = await reader.call(listSaved, { query: { search: 'GOUPIL' } });
  expect(results).toMatchObject([{ word: { level: 4, translation: 'goupil' } }]);

  const { id } = await createText(reader, { text: 'Unheardofword.' });
  const page = await reader.call(getReadingPage, { params: { id, page: 1 } });
  const wordId = page.sentences[0]?.tokens[0]?.w as number;
  const saved = await reader.call(createSavedItem, { body: { kind: 'word', word: wordId } });
  expect(saved.word).toEqual({ id: wordId, listed: false, level: 0, ignored: false, translation: '' });
});

test('saves the same item once, even when requests are concurrent', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: `${text} The fox came.` });
  const body = { kind: 'sentence', text: id, sentence: 0 } as const;
  const responses = await Promise.all([1, 2, 3].map(() => reader.call(createSavedItem, { body })));
  expect(new Set(responses.map((one) => one.id)).size).toBe(1);
  // The same sentence elsewhere in the text counts as the same quote.
  const secondItem = await reader.call(createSavedItem, { body: { ...body, sentence: 3 } });
  expect(secondItem).toMatchObject({ id: responses[0]?.id, sentence: 3 });
  const texts = await Promise.all(
    [1, 2].map(() => reader.call(createSavedItem, { body: { kind: 'text', text: id } })),
  );
  expect(texts[0]?.id).toBe(texts[1]?.id);
  expect((await reader.call(listSaved, { query: {} })).counts).toEqual({
    sentence: 1,
    word: 0,
    text: 1,
    moment: 0,
  });
});

test('restores a deleted item with its note when the deletion is undone or the item is saved again', async () => {
  const reader = await signInLearner(app);
  const { id: first } = await createText(reader, { text });
  const { id: second } = await createText(reader, { text: 'Other words.' });
  const item = await reader.call(createSavedItem, { body: { kind: 'text', text: first } });
  const params = { id: item.id };
  await reader.call(updateSaved, { params, body: { note: ' Read it again. ' } });
  await reader.call(createSavedItem, { body: { kind: 'text', text: second } });
  const listTitles = async () =>
    (await reader.call(listSaved, { query: {} })).results.map(({ note }) => note);
  await reader.call(deleteSaved, { params });
  expect(await listTitles()).toEqual(['']);
  await expect(reader.call(deleteSaved, { params })).rejects.toMatchObject({ code: 'saved_not_found' });
  await reader.call(restoreSaved, { params });
  expect(await listTitles()).toEqual(['', 'Read it again.']);
  await reader.call(deleteSaved, { params });
  await reader.call(createSavedItem, { body: { kind: 'text', text: first } });
  expect(await listTitles()).toEqual(['Read it again.', '']);
});

test('lists items in one language page by page, filtered by kind and search', async () => {
  const reader = await signInLearner(app);
  const english = await createText(reader, { title: 'Trees', text });
  const french = await createText(reader, {
    title: 'Arbres',
    language: 'fr',
    text: 'Le renard est 100 % rusé.',
  });
  await reader.call(createSavedItem, { body: { kind: 'sentence', text: french.id, sentence: 0 } });
  for (const sentence of [0, 1, 2]) {
    await reader.call(createSavedItem, { body: { kind: 'sentence', text: english.id, sentence } });
  }
  const crow = await createWord(reader, 'crow');
  await reader.call(createSavedItem, { body: { kind: 'word', word: crow.id } });
  const list = (query: NonNullable<CallInput<typeof listSaved>['query']>) =>
    reader.call(listSaved, { query });
  const listQuotes = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).results.map(({ quote }) => quote);

  expect(await listQuotes({ language: 'en' })).toEqual([
    'crow',
    'The fox left.',
    'The crow sang.',
    'The fox came.',
  ]);
  expect(await listQuotes({ language: 'en', kind: 'word' })).toEqual(['crow']);
  expect(await listQuotes({ language: 'en', search: 'CROW' })).toEqual(['crow', 'The crow sang.']);
  expect(await listQuotes({ language: 'en', search: 'trees', kind: 'word' })).toEqual([]);
  expect(await listQuotes({ language: 'fr', search: '100 %' })).toHaveLength(1);
  expect(await listQuotes({ language: 'fr', search: '100%' })).toHaveLength(0);
  const narrowed = await list({ language: 'en', search: 'crow', kind: 'sentence' });
  expect(narrowed).toMatchObject({ count: 1, counts: { sentence: 1, word: 1, text: 0, moment: 0 } });
  const second = await list({ language: 'en', page: 2, page_size: 3 });
  expect(second).toMatchObject({ count: 4, next: null, results: [{ quote: 'The fox came.' }] });
  expect(second.previous).toContain('page=1');
});
