import { getVocabulary } from '@glossa/contract/word-lists';
import { expect, test } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { signedIn } from '#testing/signed-in.ts';
import { found, taughtReader } from '#testing/taught-reader.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('filters by level and status, alone and combined', async () => {
  const learner = await taughtReader(app);
  expect(await found(learner, {})).toEqual(['aesop', 'fox', 'grape', 'hang', 'high', 'sly fox']);
  expect(await found(learner, { knowledge_level: 3 })).toEqual(['hang']);
  expect(await found(learner, { knowledge_level_min: 1, knowledge_level_max: 4 })).toEqual([
    'grape',
    'hang',
    'sly fox',
  ]);
  expect(await found(learner, { status: 'unknown' })).toEqual(['fox']);
  expect(await found(learner, { status: 'learning' })).toEqual(['grape', 'hang']);
  expect(await found(learner, { status: 'learning', knowledge_level_min: 2 })).toEqual(['hang']);
  expect(await found(learner, { status: 'known' })).toEqual(['sly fox']);
  expect(await found(learner, { status: 'mastered' })).toEqual(['high']);
  expect(await found(learner, { status: 'ignored' })).toEqual(['aesop']);
  expect(await found(learner, { ignored: 'true' })).toEqual(['aesop']);
  expect(await found(learner, { ignored: 'true', knowledge_level: 2 })).toEqual(['aesop']);
  expect(await found(learner, { ignored: 'true', knowledge_level: 3 })).toEqual([]);
  expect(await found(learner, { ignored: 'false' })).toHaveLength(5);
  expect(await found(learner, { status: 'known', ignored: 'true' })).toEqual([]);
  expect(await found(learner, { knowledge_level_min: 4, knowledge_level_max: 1 })).toEqual([]);
});

test('filters by tag, part of speech, phrase and source text', async () => {
  const learner = await taughtReader(app);
  expect(await found(learner, { tag: 'animals' })).toEqual(['fox', 'sly fox']);
  expect(await found(learner, { tag: 'ANIMALS', is_phrase: 'true' })).toEqual(['sly fox']);
  expect(await found(learner, { tag: 'none' })).toEqual([]);
  expect(await found(learner, { part_of_speech: 'noun' })).toEqual(['fox', 'grape']);
  expect(await found(learner, { part_of_speech: 'noun', tag: 'fruit' })).toEqual(['grape']);
  expect(await found(learner, { is_phrase: 'true' })).toEqual(['sly fox']);
  expect(await found(learner, { is_phrase: 'false', status: 'known' })).toEqual([]);
  expect(await found(learner, { is_phrase: 'false' })).toHaveLength(5);
  const fable = await createText(learner, { text: 'A sly grape met a fox. It hung high.' });
  const other = await createText(learner, { text: 'A fox met a grape.' });
  expect(await found(learner, { text: fable.id })).toEqual(['fox', 'grape', 'high', 'sly fox']);
  expect(await found(learner, { text: other.id, tag: 'fruit' })).toEqual(['grape']);
  expect(await found(learner, { text: fable.id, search: 'fox', is_phrase: 'false' })).toEqual(['fox']);
  // A depth applies only to the mind map.
  expect(await found(learner, { max_depth: 2 })).toHaveLength(6);

  const stranger = await signedIn(app);
  await createWord(stranger, 'fox');
  expect(await found(stranger, { text: fable.id })).toEqual([]);
  expect(await found(stranger, { tag: 'animals' })).toEqual([]);
});

test('filters by whether a word has a translation', async () => {
  const learner = await taughtReader(app);
  await createWord(learner, 'vine', { translation: '', knowledge_level: 2, tags: ['fruit'] });
  await createWord(learner, 'paw', { translation: '', knowledge_level: 4 });
  await createWord(learner, 'patte', { language: 'fr', translation: '' });
  const { id: text } = await createText(learner, { text: 'A fox with a paw met a vine.' });
  expect(await found(learner, { has_translation: 'false' })).toEqual(['paw', 'vine']);
  expect(await found(learner, { has_translation: 'true' })).toHaveLength(6);
  expect(await found(learner, { has_translation: 'true', text })).toEqual(['fox']);
  expect(await found(learner, { has_translation: 'false', status: 'learning', tag: 'fruit' })).toEqual([
    'vine',
  ]);
  expect(await found(learner, { has_translation: 'false', text, sort: 'level' })).toEqual(['vine', 'paw']);
  await expect(found(learner, { has_translation: 'perhaps' })).rejects.toMatchObject({ status: 400 });
  const stranger = await signedIn(app);
  expect(await found(stranger, { has_translation: 'false' })).toEqual([]);
});

test('lists no words of other learners', async () => {
  const [mine, other] = [await taughtReader(app), await signedIn(app)];
  await createWord(other, 'owl');
  expect(await found(other, {})).toEqual(['owl']);
  expect(await found(mine, { search: 'owl' })).toEqual([]);
  expect(await other.call(getVocabulary, { query: { language: 'en' } })).toEqual({
    levels: [0, 1, 0, 0, 0, 0],
    ignored: 0,
    tags: [],
    parts_of_speech: [],
  });
});

test('counts the vocabulary by level and returns the available filters', async () => {
  const learner = await taughtReader(app);
  await createWord(learner, 'renard', { language: 'fr', part_of_speech: 'nom', tags: ['zoo'] });
  expect(await learner.call(getVocabulary, { query: { language: 'en' } })).toEqual({
    levels: [1, 1, 0, 1, 1, 1],
    ignored: 1,
    tags: ['Animals', 'fruit', 'zoo'],
    parts_of_speech: ['noun', 'verb'],
  });
});
