import { getVocabulary } from '@glossa/contract/word-lists';
import { expect, test } from 'vitest';

import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { listMatchingWords, createReaderWithWords } from '#testing/reader-with-words.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

test('filters by level and status, alone and combined', async () => {
  const learner = await createReaderWithWords(app);
  expect(await listMatchingWords(learner, {})).toEqual(['aesop', 'fox', 'grape', 'hang', 'high', 'sly fox']);
  expect(await listMatchingWords(learner, { knowledge_level: 3 })).toEqual(['hang']);
  expect(await listMatchingWords(learner, { knowledge_level_min: 1, knowledge_level_max: 4 })).toEqual([
    'grape',
    'hang',
    'sly fox',
  ]);
  expect(await listMatchingWords(learner, { status: 'unknown' })).toEqual(['fox']);
  expect(await listMatchingWords(learner, { status: 'learning' })).toEqual(['grape', 'hang']);
  expect(await listMatchingWords(learner, { status: 'learning', knowledge_level_min: 2 })).toEqual(['hang']);
  expect(await listMatchingWords(learner, { status: 'known' })).toEqual(['sly fox']);
  expect(await listMatchingWords(learner, { status: 'mastered' })).toEqual(['high']);
  expect(await listMatchingWords(learner, { status: 'ignored' })).toEqual(['aesop']);
  expect(await listMatchingWords(learner, { ignored: 'true' })).toEqual(['aesop']);
  expect(await listMatchingWords(learner, { ignored: 'true', knowledge_level: 2 })).toEqual(['aesop']);
  expect(await listMatchingWords(learner, { ignored: 'true', knowledge_level: 3 })).toEqual([]);
  expect(await listMatchingWords(learner, { ignored: 'false' })).toHaveLength(5);
  expect(await listMatchingWords(learner, { status: 'known', ignored: 'true' })).toEqual([]);
  expect(await listMatchingWords(learner, { knowledge_level_min: 4, knowledge_level_max: 1 })).toEqual([]);
});

test('filters by tag, part of speech, phrase and source text', async () => {
  const learner = await createReaderWithWords(app);
  expect(await listMatchingWords(learner, { tag: 'animals' })).toEqual(['fox', 'sly fox']);
  expect(await listMatchingWords(learner, { tag: 'ANIMALS', is_phrase: 'true' })).toEqual(['sly fox']);
  expect(await listMatchingWords(learner, { tag: 'none' })).toEqual([]);
  expect(await listMatchingWords(learner, { part_of_speech: 'noun' })).toEqual(['fox', 'grape']);
  expect(await listMatchingWords(learner, { part_of_speech: 'noun', tag: 'fruit' })).toEqual(['grape']);
  expect(await listMatchingWords(learner, { is_phrase: 'true' })).toEqual(['sly fox']);
  expect(await listMatchingWords(learner, { is_phrase: 'false', status: 'known' })).toEqual([]);
  expect(await listMatchingWords(learner, { is_phrase: 'false' })).toHaveLength(5);
  const fable = await createText(learner, { text: 'A sly grape met a fox. It hung high.' });
  const other = await createText(learner, { text: 'A fox met a grape.' });
  expect(await listMatchingWords(learner, { text: fable.id })).toEqual(['fox', 'grape', 'high', 'sly fox']);
  expect(await listMatchingWords(learner, { text: other.id, tag: 'fruit' })).toEqual(['grape']);
  expect(await listMatchingWords(learner, { text: fable.id, search: 'fox', is_phrase: 'false' })).toEqual([
    'fox',
  ]);
  // A depth applies only to the mind map.
  expect(await listMatchingWords(learner, { max_depth: 2 })).toHaveLength(6);

  const stranger = await signInLearner(app);
  await createWord(stranger, 'fox');
  expect(await listMatchingWords(stranger, { text: fable.id })).toEqual([]);
  expect(await listMatchingWords(stranger, { tag: 'animals' })).toEqual([]);
});

test('filters by whether a word has a translation', async () => {
  const learner = await createReaderWithWords(app);
  await createWord(learner, 'vine', { translation: '', knowledge_level: 2, tags: ['fruit'] });
  await createWord(learner, 'paw', { translation: '', knowledge_level: 4 });
  await createWord(learner, 'patte', { language: 'fr', translation: '' });
  const { id: text } = await createText(learner, { text: 'A fox with a paw met a vine.' });
  expect(await listMatchingWords(learner, { has_translation: 'false' })).toEqual(['paw', 'vine']);
  expect(await listMatchingWords(learner, { has_translation: 'true' })).toHaveLength(6);
  expect(await listMatchingWords(learner, { has_translation: 'true', text })).toEqual(['fox']);
  expect(
    await listMatchingWords(learner, { has_translation: 'false', status: 'learning', tag: 'fruit' }),
  ).toEqual(['vine']);
  expect(await listMatchingWords(learner, { has_translation: 'false', text, sort: 'level' })).toEqual([
    'vine',
    'paw',
  ]);
  await expect(listMatchingWords(learner, { has_translation: 'perhaps' })).rejects.toMatchObject({
    status: 400,
  });
  const stranger = await signInLearner(app);
  expect(await listMatchingWords(stranger, { has_translation: 'false' })).toEqual([]);
});

test('hides other learners’ words', async () => {
  const [mine, other] = [await createReaderWithWords(app), await signInLearner(app)];
  await createWord(other, 'owl');
  expect(await listMatchingWords(other, {})).toEqual(['owl']);
  expect(await listMatchingWords(mine, { search: 'owl' })).toEqual([]);
  expect(await other.call(getVocabulary, { query: { language: 'en' } })).toEqual({
    levels: [0, 1, 0, 0, 0, 0],
    ignored: 0,
    tags: [],
    parts_of_speech: [],
  });
});

test('counts the vocabulary by level and returns the available filters', async () => {
  const learner = await createReaderWithWords(app);
  await createWord(learner, 'renard', { language: 'fr', part_of_speech: 'nom', tags: ['zoo'] });
  expect(await learner.call(getVocabulary, { query: { language: 'en' } })).toEqual({
    levels: [1, 1, 0, 1, 1, 1],
    ignored: 1,
    tags: ['Animals', 'fruit', 'zoo'],
    parts_of_speech: ['noun', 'verb'],
  });
});
