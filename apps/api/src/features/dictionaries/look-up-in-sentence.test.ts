import { lookUpWord } from '@glossa/contract/dictionaries';
import { beforeAll, expect, test } from 'vitest';

import { countChosenTranslations } from '#domain/dictionaries/queries.ts';
import type { Browser } from '#testing/browser.ts';
import { createDictionary } from '#testing/factories/dictionary.ts';
import { createWord } from '#testing/factories/word.ts';
import { explainStatements } from '#testing/explained-statements.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
let reader: Browser;

/** Looks up the word marked with «» in its sentence. */
async function lookUp(marked: string, language: string) {
  const position = marked.indexOf('«');
  const text = marked.slice(position + 1, marked.indexOf('»'));
  const sentence = marked.replaceAll(/[«»]/g, '');
  return (await reader.call(lookUpWord, { query: { language, text, sentence, position } })).entries;
}
const noun = { partOfSpeech: 'noun' };
const verb = { partOfSpeech: 'verb' };

beforeAll(async () => {
  reader = await signInLearner(app);
  await createDictionary(app, {
    name: 'deu-eng',
    entries: [
      { headword: 'an', partOfSpeech: 'preposition', senses: [{ text: 'at' }] },
      { headword: 'rufen', ...verb, inflected: ['rief'], senses: [{ text: 'to shout' }] },
      { headword: 'anrufen', ...verb, inflected: ['anrief'], senses: [{ text: 'to phone' }] },
      { headword: 'auf einmal', senses: [{ text: 'suddenly' }] },
      { headword: 'Wagen', ...noun, senses: [{ text: 'car' }] },
      { headword: 'wagen', ...verb, senses: [{ text: 'to dare' }] },
    ],
  });
  await createDictionary(app, {
    name: 'fra-eng',
    language: 'fr',
    entries: [
      { headword: 'livre', ...noun, senses: [{ text: 'book' }, { text: 'pound' }] },
      { headword: 'livrer', ...verb, inflected: ['livre', 'livrait'], senses: [{ text: 'to deliver' }] },
    ],
  });
  await createDictionary(app, {
    name: 'ita-eng',
    language: 'it',
    entries: [
      {
        headword: 'mangiare',
        ...verb,
        inflected: ['mangiava', 'mangia'],
        listedForms: [
          { form: 'mangiava', inflections: [['imperfect', 'third_person', 'singular']] },
          {
            form: 'mangia',
            inflections: [
              ['present', 'third_person', 'singular'],
              ['imperative', 'second_person', 'singular'],
            ],
          },
        ],
        senses: [{ text: 'to eat' }],
      },
      {
        headword: 'mangiava',
        ...verb,
        senses: [{ text: 'third-person singular imperfect indicative of mangiare' }],
      },
      { headword: 'gatto', ...noun, inflected: ['gatti'], senses: [{ text: 'cat' }] },
      { headword: 'gatti', ...noun, senses: [{ text: 'plural of gatto' }] },
      { headword: 'case', ...noun, senses: [{ text: 'plural of casa' }] },
    ],
  });
  await createDictionary(app, {
    name: 'zho-eng',
    language: 'zh',
    entries: [
      { headword: '长', reading: 'cháng', senses: [{ text: 'long' }] },
      { headword: '长', reading: 'zhǎng', senses: [{ text: 'to grow' }] },
    ],
  });
});

test('puts the entry that fits the sentence first', async () => {
  const lookUpHeadwords = async (marked: string) =>
    (await lookUp(marked, 'fr')).map(({ headword }) => headword);
  expect(await lookUpHeadwords('Je lis un «livre».')).toEqual(['livre', 'livrer']);
  expect(await lookUpHeadwords('Il «livre» le pain.')).toEqual(['livrer', 'livre']);
});

test('distinguishes Chinese readings', async () => {
  expect(await lookUp('她的头发很«长»。', 'zh')).toMatchObject([{ reading: 'cháng' }, { reading: 'zhǎng' }]);
  expect(await lookUp('孩子们都«长»了。', 'zh')).toMatchObject([{ reading: 'zhǎng' }, { reading: 'cháng' }]);
});

test.each([
  ['Sie «rief» gestern ihren Bruder an.', ['rief', 'an'], 'anrufen'],
  ['Sie rief gestern ihren Bruder «an».', ['rief', 'an'], 'anrufen'],
  ['Da war auf «einmal» alles still.', ['auf einmal'], 'auf einmal'],
])('puts an expression first: %s', async (marked, parts, headword) => {
  const [first] = await lookUp(marked, 'de');
  expect(first).toMatchObject({ match: 'expression', headword, parts });
});

test('doesn’t match an expression across clauses', async () => {
  const entries = await lookUp('Sie «rief», er dachte an nichts.', 'de');
  expect(entries.map(({ headword }) => headword)).toEqual(['rufen']);
});

test('looks up a word in the second sentence of a longer text', async () => {
  expect(await lookUp('Das ist gut. Der «Wagen» steht dort.', 'de')).toMatchObject([
    { headword: 'Wagen' },
    { headword: 'wagen' },
  ]);
});

test('returns the inflection of a word found by its lemma, unless it is uncertain', async () => {
  const [entry] = await lookUp('Il «livrait» le pain.', 'fr');
  expect(entry).toMatchObject({ headword: 'livrer', match: 'lemma', inflection: ['imperfect'] });
  const [uncertain] = await lookUp('Sie «rief» laut.', 'de');
  expect(uncertain).not.toHaveProperty('inflection');
});

test('takes the inflection from the dictionary and lists the lemma’s forms', async () => {
  const [imperfect, ...others] = await lookUp('Il gatto «mangiava».', 'it');
  expect(others).toEqual([]);
  expect(imperfect).toMatchObject({
    headword: 'mangiare',
    match: 'lemma',
    inflection: ['imperfect', 'third_person', 'singular'],
    forms: [{ form: 'mangiava' }, { form: 'mangia' }],
  });
  const [present] = await lookUp('Il gatto «mangia».', 'it');
  expect(present).toMatchObject({
    inflection: ['present', 'third_person', 'singular'],
    other_inflections: [['imperative', 'second_person', 'singular']],
  });
});

test('shows the lemma’s meaning instead of an entry that only identifies the inflected form', async () => {
  const [cats, ...others] = await lookUp('I «gatti» dormono.', 'it');
  expect(others).toEqual([]);
  expect(cats).toMatchObject({ headword: 'gatto', senses: [{ text: 'cat' }], inflection: ['plural'] });
  // The dictionary lacks the lemma.
  expect(await lookUp('Le «case» dormono.', 'it')).toMatchObject([{ headword: 'case', match: 'form' }]);
});

test('ignores a sentence without the word at the given position', async () => {
  const { entries } = await reader.call(lookUpWord, {
    query: { language: 'de', text: 'rief', sentence: 'Sie rief ihn an.', position: 2 },
  });
  expect(entries).toMatchObject([{ headword: 'rufen', match: 'lemma' }]);
});

test('without a sentence, prefers the meaning that three learners chose', async () => {
  const lookUpSenses = async () =>
    (await reader.call(lookUpWord, { query: { language: 'fr', text: 'livre' } })).entries[0]?.senses.map(
      ({ text }) => text,
    );
  for (let learner = 0; learner < 2; learner++)
    await createWord(await signInLearner(app), 'livre', { language: 'fr', translation: 'Pound; weight' });
  expect(await lookUpSenses()).toEqual(['book', 'pound']);
  await createWord(await signInLearner(app), 'livre', { language: 'fr', translation: 'pound' });
  expect(await lookUpSenses()).toEqual(['pound', 'book']);
});

test('counts at most a hundred learners’ translations of a frequent word', async () => {
  const { db } = app.deps;
  await db.pool.query(`INSERT INTO term (language, form) VALUES (8, 'vielen')`);
  await db.pool
    .query(`INSERT INTO learner (id, email, username, password_hash, account_type, subscription_type)
    SELECT gen_random_uuid(), 'reader' || n || '@example.test', 'reader' || n, '!', 'learner', 'Ultimate'
    FROM generate_series(1, 400) n`);
  await db.pool.query(`INSERT INTO learner_word (learner_id, term_id, language, form, level, translation)
    SELECT l.id, t.id, 8, t.form, 1, 'many' FROM learner l, term t
    WHERE l.username LIKE 'reader%' AND t.language = 8 AND t.form = 'vielen'`);
  await db.pool.query('ANALYZE learner_word');
  const explained = explainStatements(db.pool);
  await countChosenTranslations(db, 8, ['vielen']);
  const [statement] = explained.take();
  expect(statement?.rows).toBeLessThan(250);
});
