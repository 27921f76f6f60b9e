import {
  createTag,
  deleteTag,
  getTag,
  getTagRelated,
  listTags,
  mergeTag,
  updateTag,
} from '@glossa/contract/tags';
import { getText, listTexts } from '@glossa/contract/texts';
import { trashText } from '@glossa/contract/text-places';
import { getWord } from '@glossa/contract/words';
import { newId } from '@glossa/db/new-id';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { makeTag, findTagByName } from '#testing/factories/tag.ts';
import { createText } from '#testing/factories/text.ts';
import { sendVideo } from '#testing/factories/video.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const listNames = async (
  browser: Browser,
  query: Parameters<typeof browser.call<typeof listTags>>[1]['query'] = {},
) => (await browser.call(listTags, { query })).results.map(({ name }) => name);

test('returns the items with a tag and their counts, in one language and in all', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { title: 'The fox', tags: ['Animals', 'fable'] });
  const second = await createText(reader, { title: 'The ant', tags: ['animals'] });
  await createText(reader, { title: 'Der Fuchs', language: 'de', text: 'Der Fuchs.', tags: ['animals'] });
  await sendVideo(reader, { title: 'Foxes', body: { tags: ['animals'] } });
  const fox = await createWord(reader, 'fox', { tags: ['ANIMALS'] });
  await createWord(reader, 'ant', { tags: ['animals'] });

  const animals = await findTagByName(reader, 'animals');
  expect(animals).toMatchObject({
    name: 'Animals',
    color: 'gray',
    item_type: 'text',
    item_types: ['text', 'other', 'video'],
    item_count: 6,
    counts: { texts: 3, videos: 1, words: 2 },
  });
  expect(Date.parse(animals.last_used ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const params = { id: animals.id };
  const german = await reader.call(getTag, { params, query: { language: 'de' } });
  expect(german).toMatchObject({ item_types: ['text'], counts: { texts: 1, videos: 0, words: 0 } });

  const related = await reader.call(getTagRelated, { params, query: { language: 'en' } });
  expect(related.texts.map(({ title }) => title)).toEqual(['The ant', 'The fox']);
  expect(related.videos.map(({ title }) => title)).toEqual(['Foxes']);
  expect(related.words).toEqual([
    { id: expect.any(Number) as number, text: 'ant', translation: 'T-ant', language: 'en' },
    { id: fox.id, text: 'fox', translation: 'T-fox', language: 'en' },
  ]);
  expect(related.counts).toEqual({ texts: 2, articles: 0, subtitles: 0, videos: 1, words: 2, ebooks: 0 });

  // Items in the trash are not listed.
  await reader.call(trashText, { params: { id: second.id } });
  const relatedItems = await reader.call(getTagRelated, { params, query: { language: 'en' } });
  expect(relatedItems.texts.map(({ title }) => title)).toEqual(['The fox']);
  expect(relatedItems.counts.texts).toBe(1);
});

test('searches, filters and sorts tags', async () => {
  const reader = await signInLearner(app);
  await createWord(reader, 'fox', { tags: ['zoo', 'beta'] });
  await createWord(reader, 'ant', { tags: ['zoo'] });
  await createText(reader, { tags: ['Alpha'] });
  await makeTag(reader, '100%');
  expect(await listNames(reader)).toEqual(['100%', 'Alpha', 'beta', 'zoo']);
  expect(await listNames(reader, { sort: 'most_used' })).toEqual(['zoo', 'Alpha', 'beta', '100%']);
  expect(await listNames(reader, { sort: 'last_used' })).toEqual(['Alpha', 'zoo', 'beta', '100%']);
  expect(await listNames(reader, { type: 'text' })).toEqual(['Alpha']);
  expect(await listNames(reader, { type: 'other' })).toEqual(['beta', 'zoo']);
  expect(await listNames(reader, { type: 'ebook' })).toEqual([]);
  expect(await listNames(reader, { search: 'ALP' })).toEqual(['Alpha']);
  expect(await listNames(reader, { search: '0%' })).toEqual(['100%']);
  expect(await listNames(reader, { search: '_' })).toEqual([]);
  const page = await reader.call(listTags, { query: { page: 2, page_size: 3 } });
  expect(page).toMatchObject({ count: 4, next: null, results: [{ name: 'zoo' }] });
  expect(page.previous).toContain('page=1');
  expect(await reader.call(listTags, { query: { page: 9 } })).toMatchObject({ count: 4, results: [] });
});

test('creates, renames and recolors a tag everywhere it is used', async () => {
  const reader = await signInLearner(app);
  const created = await reader.call(createTag, { body: { name: ' Fable ', color: 'teal' } });
  expect(created).toMatchObject({
    name: 'Fable',
    color: 'teal',
    item_type: null,
    item_count: 0,
    last_used: null,
  });
  const { id: text } = await createText(reader, { tags: ['fable'] });
  const word = await createWord(reader, 'fox', { tags: ['fable'] });
  const params = { id: created.id };
  expect(await reader.call(updateTag, { params, body: { color: 'pink' } })).toMatchObject({ name: 'Fable' });
  await reader.call(updateTag, { params, body: { name: 'FABLES' } });
  expect((await reader.call(getText, { params: { id: text } })).tags).toEqual([
    { name: 'FABLES', color: 'pink' },
  ]);
  expect((await reader.call(getWord, { params: { id: word.id } })).tags).toEqual(['FABLES']);
  expect((await reader.call(listTexts, { query: { tag: 'fables' } })).count).toBe(1);

  // Changing only the case of a tag's name isn't a conflict.
  await reader.call(updateTag, { params, body: { name: 'fables' } });
  await makeTag(reader, 'Tales');
  const clash = { status: 409, code: 'tag_exists' };
  await expect(reader.call(updateTag, { params, body: { name: 'TALES' } })).rejects.toMatchObject(clash);
  await expect(makeTag(reader, 'tales')).rejects.toMatchObject(clash);
  const twice = await Promise.allSettled([makeTag(reader, 'twice'), makeTag(reader, 'Twice')]);
  expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('removes a deleted tag, and no other, from all items', async () => {
  const reader = await signInLearner(app);
  const { id: text } = await createText(reader, { tags: ['old', 'kept'] });
  const word = await createWord(reader, 'fox', { tags: ['old', 'kept'] });
  const { id } = await findTagByName(reader, 'old');
  await reader.call(deleteTag, { params: { id } });
  expect((await reader.call(getText, { params: { id: text } })).tags.map(({ name }) => name)).toEqual([
    'kept',
  ]);
  expect((await reader.call(getWord, { params: { id: word.id } })).tags).toEqual(['kept']);
  expect(await listNames(reader)).toEqual(['kept']);
  await expect(reader.call(deleteTag, { params: { id } })).rejects.toMatchObject({ code: 'tag_not_found' });
});

test('rejects invalid names, changes and queries', async () => {
  const reader = await signInLearner(app);
  const { id } = await makeTag(reader, 'fine');
  for (const name of ['', '   ', 'x'.repeat(61), 'a,b', 'أ، ب']) {
    const rejection = { status: 400, fields: { name: [expect.any(String)] } };
    await expect(makeTag(reader, name)).rejects.toMatchObject(rejection);
    await expect(reader.call(updateTag, { params: { id }, body: { name } })).rejects.toMatchObject(rejection);
  }
  for (const body of [{}, { color: 'octarine' }, { name: 'x', owner: 'me' }]) {
    await expect(reader.call(updateTag, { params: { id }, body: body as never })).rejects.toMatchObject({
      status: 400,
    });
  }
  for (const query of [{ sort: 'size' }, { type: 'word' }, { language: 'tlh' }, { page: 0 }]) {
    await expect(reader.call(listTags, { query: query as never })).rejects.toMatchObject({ status: 400 });
  }
  await expect(reader.call(mergeTag, { params: { id }, body: { into: id } })).rejects.toMatchObject({
    status: 400,
    fields: { into: ['A tag can’t be merged with itself'] },
  });
  await expect(reader.call(getTag, { params: { id: 'x' } })).rejects.toMatchObject({ status: 400 });
});

test('returns 404 for another learner’s tags', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const ownTag = await makeTag(reader, 'mine');
  const othersTag = await makeTag(other, 'theirs');
  expect(await listNames(other)).toEqual(['theirs']);
  const params = { id: ownTag.id };
  const missing = { status: 404, code: 'tag_not_found' };
  await expect(other.call(getTag, { params })).rejects.toMatchObject(missing);
  await expect(other.call(getTagRelated, { params })).rejects.toMatchObject(missing);
  await expect(other.call(updateTag, { params, body: { name: 'taken' } })).rejects.toMatchObject(missing);
  await expect(other.call(deleteTag, { params })).rejects.toMatchObject(missing);
  for (const [id, into] of [
    [ownTag.id, othersTag.id],
    [othersTag.id, ownTag.id],
    [othersTag.id, newId()],
  ] as const)
    await expect(other.call(mergeTag, { params: { id }, body: { into } })).rejects.toMatchObject(missing);
  expect(await listNames(reader)).toEqual(['mine']);
});
