import { getReadingPage } from '@glossa/contract/reading';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import { getWord, updateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Creates a learner with a text, and returns the ID of its word `fox`. */
async function withFox(): Promise<{ reader: Browser; id: number }> {
  const reader = await signInLearner(app);
  const text = await createText(reader, { text: 'The fox ran.' });
  const page = await reader.call(getReadingPage, { params: { id: text.id, page: 1 } });
  return { reader, id: page.sentences[0]?.tokens.find(({ t }) => t === 'fox')?.w as number };
}

const change = (reader: Browser, id: number, body: object) =>
  reader.call(updateWord, { params: { id }, body });

test('adds a word from a text at level 1 when a field is set, and keeps its other fields', async () => {
  const { reader, id } = await withFox();
  expect((await change(reader, id, { notes: 'red' })).word).toMatchObject({
    knowledge_level: 1,
    notes: 'red',
  });
  await change(reader, id, { translation: 'Fuchs', tags: ['Animals'], lemma: 'Fox' });
  await reader.call(bulkUpdateWords, { body: { ids: [id], knowledge_level: 3 } });
  const { word } = await change(reader, id, { part_of_speech: 'noun' });
  expect(word).toMatchObject({
    knowledge_level: 3,
    notes: 'red',
    translation: 'Fuchs',
    tags: ['Animals'],
    lemma: 'fox',
    part_of_speech: 'noun',
  });
  expect((await change(reader, id, { translation: '' })).word.translation).toBe('');
});

test('undoes a change and records nothing when nothing changes', async () => {
  const { reader, id } = await withFox();
  await change(reader, id, { notes: 'red' });
  expect((await change(reader, id, { notes: 'red' })).undo).toBeNull();
  const { undo } = await change(reader, id, { notes: 'grey', tags: ['x'] });
  await reader.call(undoWords, { body: { token: undo as string } });
  expect(await reader.call(getWord, { params: { id } })).toMatchObject({ notes: 'red', tags: [] });
});

test('keeps concurrent changes to different fields', async () => {
  const { reader, id } = await withFox();
  await change(reader, id, { knowledge_level: 1 });
  await Promise.all([
    change(reader, id, { notes: 'a' }),
    reader.call(bulkUpdateWords, { body: { ids: [id], knowledge_level: 4 } }),
    change(reader, id, { definition: 'b' }),
    change(reader, id, { example: 'c' }),
  ]);
  expect(await reader.call(getWord, { params: { id } })).toMatchObject({
    knowledge_level: 4,
    notes: 'a',
    definition: 'b',
    example: 'c',
  });
});

test('rejects unknown words, other learners’ words and invalid changes', async () => {
  const { id } = await withFox();
  const stranger = await signInLearner(app);
  await expect(change(stranger, id, { notes: 'x' })).rejects.toMatchObject({ code: 'word_not_found' });
  await expect(change(stranger, 2_000_000_000, { notes: 'x' })).rejects.toMatchObject({ status: 404 });
  for (const body of [{}, { knowledge_level: 6 }, { text: 'cat' }, { tags: [''] }]) {
    await expect(change(stranger, id, body)).rejects.toMatchObject({ status: 400 });
  }
});
