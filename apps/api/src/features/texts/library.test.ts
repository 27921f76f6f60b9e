import { getReadingPage, savePosition } from '@glossa/contract/reading';
import {
  archiveText,
  deleteText,
  deleteTextPermanently,
  restoreText,
  trashText,
  unarchiveText,
} from '@glossa/contract/text-places';
import { updateText, uploadText } from '@glossa/contract/text-upload';
import {
  getText,
  listArchivedTexts,
  listTexts,
  listTextTags,
  listTrashedTexts,
} from '@glossa/contract/texts';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const listTitles = async (reader: Browser, query: object = {}) =>
  (await reader.call(listTexts, { query: { language: 'en', sort: 'title', ...query } })).results.map(
    ({ title }) => title,
  );

test('lists one language’s texts page by page', async () => {
  const reader = await signInLearner(app);
  for (const title of ['A', 'B', 'C']) await createText(reader, { title, text: `Text ${title}x.` });
  await createText(reader, { title: 'Un', text: 'Un renard.', language: 'fr' });
  const first = await reader.call(listTexts, { query: { language: 'en', page_size: 2, sort: 'title' } });
  expect(first).toMatchObject({ count: 3, previous: null });
  expect(first.next).toContain('page=2');
  const second = await reader.fetch(first.next as string);
  expect(await second.json()).toMatchObject({ count: 3, next: null, results: [{ title: 'C' }] });
  expect((await reader.call(listTexts, {})).count).toBe(4);
});

test('searches, filters and sorts texts', async () => {
  const reader = await signInLearner(app);
  const fox = await createText(reader, {
    title: 'The Fox',
    text: 'Fox.',
    tags: ['Fable'],
    difficulty_level: 'advanced',
  });
  await createText(reader, { title: '100% wool', text: 'Wool.', tags: ['Craft'] });
  await createText(reader, { title: 'Foxglove', text: 'Flower.', difficulty_level: 'intermediate' });
  await reader.call(updateText, { params: { id: fox.id }, body: { is_favorite: true } });
  expect(await listTitles(reader, { search: 'fox' })).toEqual(['Foxglove', 'The Fox']);
  expect(await listTitles(reader, { search: '%' })).toEqual(['100% wool']);
  expect(await listTitles(reader, { tag: 'fable' })).toEqual(['The Fox']);
  expect(await listTitles(reader, { difficulty: 'beginner' })).toEqual(['100% wool']);
  expect(await listTitles(reader, { favorite: 'true' })).toEqual(['The Fox']);
  expect(await listTitles(reader, { sort: 'date' })).toEqual(['Foxglove', '100% wool', 'The Fox']);
  expect(await listTitles(reader, { sort: 'difficulty' })).toEqual(['100% wool', 'Foxglove', 'The Fox']);
  await reader.call(savePosition, { params: { id: fox.id }, body: { sentence: 0 } });
  expect((await listTitles(reader, { sort: 'last_read' }))[0]).toBe('The Fox');
  expect(await reader.call(listTextTags, {})).toEqual({ results: [{ name: 'Craft' }, { name: 'Fable' }] });
});

test('archives, trashes and restores a text through either endpoint', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader);
  const fetchShelves = async () =>
    Promise.all(
      [listTexts, listArchivedTexts, listTrashedTexts].map(
        async (list) => (await reader.call(list, {})).count,
      ),
    );
  const patch = (body: object) => reader.call(updateText, { params: { id }, body });
  expect(await fetchShelves()).toEqual([1, 0, 0]);
  await patch({ is_archived: true });
  expect(await fetchShelves()).toEqual([0, 1, 0]);
  await reader.call(trashText, { params: { id } });
  expect(await fetchShelves()).toEqual([0, 0, 1]);
  await patch({ is_deleted: false });
  expect(await fetchShelves()).toEqual([0, 1, 0]);
  await reader.call(unarchiveText, { params: { id } });
  await reader.call(archiveText, { params: { id } });
  await reader.call(unarchiveText, { params: { id } });
  await patch({ is_deleted: true });
  await reader.call(restoreText, { params: { id } });
  expect(await fetchShelves()).toEqual([1, 0, 0]);
});

test('permanently deletes only trashed texts, with their files and counts', async () => {
  const reader = await signInLearner(app);
  const text = await reader.call(uploadText, {
    body: { title: 'T', text: 'Nobody else has this.', language: 'en' },
    files: { audio: new File(['ID3.'], 'a.mp3') },
  });
  const params = { id: text.id };
  await expect(reader.call(deleteText, { params })).rejects.toMatchObject({
    status: 409,
    code: 'text_not_in_trash',
  });
  await expect(reader.call(deleteTextPermanently, { params })).rejects.toMatchObject({ status: 409 });
  await reader.call(trashText, { params });
  await reader.call(deleteText, { params });
  await expect(reader.call(getText, { params })).rejects.toMatchObject({ status: 404 });
  await expect(reader.call(deleteText, { params })).rejects.toMatchObject({ status: 404 });
  expect(await app.deps.storage.stat(`audio/${text.id}.mp3`)).toBeUndefined();
  expect(await app.deps.db.prisma.learnerDocument.count({ where: { learnerId: reader.learnerId } })).toBe(0);
});

test('saves edits and keeps the reading position at its sentence', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'One is first. Two is second. Three is third.' });
  const params = { id };
  await reader.call(savePosition, { params, body: { sentence: 1 } });
  const savedText = await reader.call(updateText, {
    params,
    body: {
      title: 'New',
      content: 'Zero came. One is first. Two is second.',
      tags: ['b', 'a'],
      difficulty: 'advanced',
    },
  });
  expect(savedText).toMatchObject({
    title: 'New',
    position: 2,
    sentence_count: 3,
    difficulty: 'advanced',
    tags: [{ name: 'a' }, { name: 'b' }],
  });
  const page = await reader.call(getReadingPage, { params: { id, page: 1 } });
  expect(page.sentences[0]?.tokens[0]?.t).toBe('Zero');
});

test('returns 404 for a text that was deleted in another tab', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader);
  const params = { id };
  await reader.call(trashText, { params });
  await reader.call(deleteText, { params });
  const missing = { status: 404, code: 'text_not_found' };
  await expect(reader.call(updateText, { params, body: { title: 'x' } })).rejects.toMatchObject(missing);
  await expect(reader.call(updateText, { params, body: { content: 'x y z' } })).rejects.toMatchObject(
    missing,
  );
  await expect(reader.call(archiveText, { params })).rejects.toMatchObject(missing);
  await expect(reader.call(savePosition, { params, body: { sentence: 0 } })).rejects.toMatchObject(missing);
});

test('returns 404 for changes to another learner’s text', async () => {
  const [owner, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createText(owner, { title: 'Mine' });
  const params = { id };
  const missing = { status: 404, code: 'text_not_found' };
  await expect(other.call(updateText, { params, body: { title: 'Yours' } })).rejects.toMatchObject(missing);
  await expect(other.call(updateText, { params, body: { content: 'Other words.' } })).rejects.toMatchObject(
    missing,
  );
  await expect(other.call(trashText, { params })).rejects.toMatchObject(missing);
  await expect(other.call(deleteText, { params })).rejects.toMatchObject(missing);
  expect((await owner.call(getText, { params })).title).toBe('Mine');
});

test('rejects unknown fields', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader);
  const body = { title: 'x', owner_id: reader.learnerId } as never;
  await expect(reader.call(updateText, { params: { id }, body })).rejects.toMatchObject({
    status: 400,
    code: 'invalid_request',
  });
});
