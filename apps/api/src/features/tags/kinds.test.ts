import { getTagRelated, listTags } from '@glossa/contract/tags';
import { restoreText, trashText } from '@glossa/contract/text-places';
import { updateText, uploadText } from '@glossa/contract/text-upload';
import { expect, test } from 'vitest';

import { tagNamed } from '#testing/factories/tag.ts';
import { createText } from '#testing/factories/text.ts';
import { srt } from '#testing/factories/video.ts';
import { signedIn } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const none = { texts: 0, articles: 0, subtitles: 0, videos: 0, words: 0, ebooks: 0 };
const web = 'https://example.org/fox';

test('counts web articles and subtitles separately from other texts', async () => {
  const reader = await signedIn(app);
  const tags = ['fable'];
  await createText(reader, { title: 'Aesop', tags, source: 'Aesop, book 1' });
  await createText(reader, { title: 'News', tags, source: web });
  await createText(reader, { title: 'Pasted subtitles', tags, from_subtitles: true });
  const film = { title: 'Film', language: 'en', tags };
  await reader.call(uploadText, { body: film, files: { content_file: srt() } });

  const tag = await tagNamed(reader, 'fable');
  expect(tag).toMatchObject({
    item_type: 'subtitles',
    item_types: ['subtitles', 'text', 'article'],
    item_count: 4,
    counts: { ...none, texts: 1, articles: 1, subtitles: 2 },
  });
  const related = await reader.call(getTagRelated, { params: { id: tag.id } });
  expect(related.texts.map(({ title }) => title)).toEqual(['Film', 'Pasted subtitles', 'News', 'Aesop']);
});

test('lists the tags of one kind', async () => {
  const reader = await signedIn(app);
  await createText(reader, { tags: ['plain'] });
  await createText(reader, { tags: ['read online'], source: web });
  await createText(reader, { tags: ['watched'], from_subtitles: true });
  const named = async (type: 'text' | 'article' | 'subtitles' | 'ebook') =>
    (await reader.call(listTags, { query: { type } })).results.map(({ name }) => name);
  expect(await named('text')).toEqual(['plain']);
  expect(await named('article')).toEqual(['read online']);
  expect(await named('subtitles')).toEqual(['watched']);
  expect(await named('ebook')).toEqual([]);
});

test('updates counts when a text’s source changes and when it is trashed or restored', async () => {
  const reader = await signedIn(app);
  const { id } = await createText(reader, { tags: ['fable'] });
  const counts = async () => (await tagNamed(reader, 'fable')).counts;
  await reader.call(updateText, { params: { id }, body: { source: web } });
  expect(await counts()).toEqual({ ...none, articles: 1 });
  await reader.call(trashText, { params: { id } });
  expect(await counts()).toEqual(none);
  await reader.call(restoreText, { params: { id } });
  expect(await counts()).toEqual({ ...none, articles: 1 });
  await reader.call(updateText, { params: { id }, body: { source: '' } });
  expect(await counts()).toEqual({ ...none, texts: 1 });
});
