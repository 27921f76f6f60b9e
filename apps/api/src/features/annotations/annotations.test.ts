import {
  addAnnotation,
  deleteAnnotation,
  listAnnotations,
  listTextAnnotations,
  updateAnnotation,
} from '@glossa/contract/annotations';
import { trashText } from '@glossa/contract/text-places';
import { updateText } from '@glossa/contract/text-upload';
import { expect, test } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const text = 'The fox came. The crow sang. The fox left.';

test('bookmarks a sentence, highlights words and adds a note', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { title: 'A fable', text });
  const add = (body: Parameters<typeof reader.call<typeof addAnnotation>>[1]['body']) =>
    reader.call(addAnnotation, { params: { id }, body });
  const highlight = await add({ kind: 'highlight', sentence: 1, from: 4, to: 8, color: 'blue' });
  expect(highlight).toMatchObject({
    quote: 'crow',
    sentence: 1,
    from: 4,
    to: 8,
    color: 'blue',
    title: 'A fable',
  });
  const bookmark = await add({ kind: 'bookmark', sentence: 2 });
  const note = await add({ kind: 'note', sentence: 0, note: ' Reynard? ' });
  expect(note).toMatchObject({ quote: 'The fox came.', note: 'Reynard?' });

  const { results } = await reader.call(listTextAnnotations, { params: { id } });
  expect(results.map((one) => one.id)).toEqual([note.id, highlight.id, bookmark.id]);
  const changedNote = await reader.call(updateAnnotation, {
    params: { id, annotation: note.id },
    body: { note: 'Aesop' },
  });
  expect(changedNote).toMatchObject({ note: 'Aesop', quote: 'The fox came.' });
  await reader.call(deleteAnnotation, { params: { id, annotation: highlight.id } });
  expect((await reader.call(listTextAnnotations, { params: { id } })).results).toHaveLength(2);
});

test('creates one bookmark when two tabs bookmark the same sentence', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text });
  const body = { kind: 'bookmark', sentence: 1 } as const;
  const bookmarks = await Promise.all([1, 2].map(() => reader.call(addAnnotation, { params: { id }, body })));
  expect(bookmarks[0]?.id).toBe(bookmarks[1]?.id);
});

test('moves annotations with their sentence after an edit and keeps them when the sentence is deleted', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text });
  for (const sentence of [0, 1]) {
    await reader.call(addAnnotation, { params: { id }, body: { kind: 'bookmark', sentence } });
  }
  await reader.call(updateText, {
    params: { id },
    body: { content: 'Once upon a time. There was a wood. The crow sang.' },
  });
  const { results } = await reader.call(listTextAnnotations, { params: { id } });
  expect(results.map(({ quote, sentence }) => [quote, sentence])).toEqual([
    ['The fox came.', null],
    ['The crow sang.', 2],
  ]);
});

test('lists and searches the annotations of all texts, newest first', async () => {
  const reader = await signInLearner(app);
  const first = await createText(reader, { title: 'One', text });
  const second = await createText(reader, {
    title: 'Deux',
    language: 'fr',
    text: 'Le renard est 100 % rusé.',
  });
  const binned = await createText(reader, { title: 'Bin', text: 'Rubbish here.' });
  await reader.call(addAnnotation, {
    params: { id: first.id },
    body: { kind: 'note', sentence: 1, note: 'A 100 percent Crow' },
  });
  for (const { id } of [second, binned]) {
    await reader.call(addAnnotation, { params: { id }, body: { kind: 'bookmark', sentence: 0 } });
  }
  await reader.call(trashText, { params: { id: binned.id } });
  const list = async (query: { search?: string; language?: string; kind?: 'bookmark'; text?: string }) =>
    (await reader.call(listAnnotations, { query })).results.map(({ title }) => title);
  expect(await list({})).toEqual(['Deux', 'One']);
  expect(await list({ search: 'CROW' })).toEqual(['One']);
  expect(await list({ search: '100 %' })).toEqual(['Deux']);
  expect(await list({ language: 'en' })).toEqual(['One']);
  expect(await list({ kind: 'bookmark' })).toEqual(['Deux']);
  expect(await list({ text: first.id })).toEqual(['One']);
  expect(await list({ text: binned.id })).toEqual([]);
  const paged = await reader.call(listAnnotations, { query: { page_size: 1 } });
  expect(paged).toMatchObject({ count: 2, previous: null });
  expect(paged.next).toContain('page=2');
});

test('returns 404 for another user’s annotations', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createText(reader, { text });
  const params = { id };
  const body = { kind: 'bookmark', sentence: 0 } as const;
  const { id: annotation } = await reader.call(addAnnotation, { params, body });
  const missing = { status: 404 };
  await expect(other.call(listTextAnnotations, { params })).rejects.toMatchObject(missing);
  await expect(other.call(addAnnotation, { params, body })).rejects.toMatchObject(missing);
  await expect(
    other.call(updateAnnotation, { params: { id, annotation }, body: { note: 'x' } }),
  ).rejects.toMatchObject(missing);
  await expect(other.call(deleteAnnotation, { params: { id, annotation } })).rejects.toMatchObject(missing);
  expect((await other.call(listAnnotations, { query: { text: id } })).count).toBe(0);
});

test.each([
  [{ kind: 'note', sentence: 0 }, 400, 'invalid_request'],
  [{ kind: 'highlight', sentence: 0, from: 4 }, 400, 'invalid_request'],
  [{ kind: 'highlight', sentence: 0, from: 8, to: 4 }, 400, 'invalid_request'],
  [{ kind: 'highlight', sentence: 0, from: 0, to: 500 }, 400, 'invalid_request'],
  [{ kind: 'bookmark', sentence: 99 }, 404, 'sentence_not_found'],
] as const)('rejects the invalid annotation %j', async (body, status, code) => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text });
  await expect(reader.call(addAnnotation, { params: { id }, body })).rejects.toMatchObject({ status, code });
});
