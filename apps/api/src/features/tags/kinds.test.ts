import { getTagRelated, listTags } from '@glossa/contract/tags';
import { restoreText, trashText } from '@glossa/contract/text-places';
import { updateText, uploadText } from '@glossa/contract/text-upload';
import { expect, test } from 'vitest';

import { findTagByName } from '#testing/factories/tag.ts';
import { createText } from '#testing/factories/text.ts';
import { createSrtFile } from '#testing/factories/video.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const noCounts = { texts: 0, articles: 0, subtitles: 0, videos: 0, words: 0, ebooks: 0 };
const webUrl = 'https://example.org/fox';

test('counts web articles and subtitles separately from other texts', async () => {
  const reader = await signInLearner(app);
  const tags = ['fable'];
  await createText(reader, { title: 'Aesop', tags, source: 'Aesop, book 1' });
  await createText(reader, { title: 'News', tags, source: webUrl });
  await createText(reader, { title: 'Pasted subtitles', tags, from_subtitles: true });
  const videoFields = { title: 'Film', language: 'en', tags };
  await reader.call(uploadText, { body: videoFields, files: { content_file: createSrtFile() } });

  const tag = await findTagByName(reader, 'fable');
  expect(tag).toMatchObject({
    item_type: 'subtitles',
    item_types: ['subtitles', 'text', 'article'],
    item_count: 4,
    counts: { ...noCounts, texts: 1, articles: 1, subtitles: 2 },
  });
  const related = await reader.call(getTagRelated, { params: { id: tag.id } });
  expect(related.texts.map(({ title }) => title)).toEqual(['Film', 'Pasted subtitles', 'News', 'Aesop']);
});

test('lists the tags used on one kind of item', async () => {
  const reader = await signInLearner(app);
  await createText(reader, { tags: ['plain'] });
  await createText(reader, { tags: ['read online'], source: webUrl });
  await createText(reader, { tags: ['watched'], from_subtitles: true });
  const listTagNames = async (type: 'text' | 'article' | 'subtitles' | 'ebook') =>
    (await reader.call(listTags, { query: { type } })).results.map(({ name }) => name);
  expect(await listTagNames('text')).toEqual(['plain']);
  expect(await listTagNames('article')).toEqual(['read online']);
  expect(await listTagNames('subtitles')).toEqual(['watched']);
  expect(await listTagNames('ebook')).toEqual([]);
});

test('updates counts when a text’s source changes and when it is trashed or restored', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { tags: ['fable'] });
  const fetchCounts = async () => (await findTagByName(reader, 'fable')).counts;
  await reader.call(updateText, { params: { id }, body: { source: webUrl } });
  expect(await fetchCounts()).toEqual({ ...noCounts, articles: 1 });
  await reader.call(trashText, { params: { id } });
  expect(await fetchCounts()).toEqual(noCounts);
  await reader.call(restoreText, { params: { id } });
  expect(await fetchCounts()).toEqual({ ...noCounts, articles: 1 });
  await reader.call(updateText, { params: { id }, body: { source: '' } });
  expect(await fetchCounts()).toEqual({ ...noCounts, texts: 1 });
});
