import { updateProfile } from '@glossa/contract/auth';
import { searchAllWords, listWords } from '@glossa/contract/word-lists';
import { addOrUpdateWord, deleteWord, getWord, updateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createLearner } from '#testing/factories/learner.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const specifiedWord = { text: 'Fuchs', knowledge_level: 2, translation: 'fox' };

/** Posts a raw body, as a third-party client would; returns the status and the response. */
async function send(browser: Browser, body: object) {
  const response = await browser.fetch(addOrUpdateWord.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...browser.csrfHeaders() },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

test('adds a word in the current language from a body in the specified format', async () => {
  const learner = await signInLearner(app);
  await learner.call(updateProfile, { body: { selected_languages: ['de', 'en'], current_language: 'de' } });
  expect(await send(learner, specifiedWord)).toMatchObject({
    status: 201,
    answer: { word: { text: 'fuchs', language: 'de', knowledge_level: 2 } },
  });
});

test('returns 201 for a new word, 200 for an existing one, and 201 again after its deletion', async () => {
  const learner = await signInLearner(app);
  const { status, answer } = await send(learner, specifiedWord);
  expect(status).toBe(201);
  expect((await send(learner, specifiedWord)).status).toBe(200);
  expect((await send(learner, { ...specifiedWord, knowledge_level: 3 })).status).toBe(200);
  await learner.call(deleteWord, { params: { id: (answer['word'] as { id: number }).id } });
  expect((await send(learner, specifiedWord)).status).toBe(201);
});

test('requires a language when the learner has none, unless the body includes one', async () => {
  const learner = await signInLearner(app, await createLearner(app, { currentLanguage: null }));
  expect(await send(learner, specifiedWord)).toMatchObject({
    status: 400,
    answer: { code: 'language_required', error: 'Choose a language to learn first.' },
  });
  const addedWord = await send(learner, { ...specifiedWord, language: 'de' });
  expect(addedWord).toMatchObject({ status: 201, answer: { word: { language: 'de' } } });
});

test('names the missing fields', async () => {
  const learner = await signInLearner(app);
  for (const field of Object.keys(specifiedWord)) {
    const { status, answer } = await send(learner, { ...specifiedWord, [field]: undefined });
    expect(status).toBe(400);
    expect(Object.keys(answer['fields'] as object)).toEqual([field]);
  }
});

test.each([
  [{ text: ' ' }, { text: ['Text is required'] }],
  [{ text: 7 }, { text: ['Text is required'] }],
  [{ knowledge_level: '2' }, { knowledge_level: ['Knowledge level must be a number from 0 to 5'] }],
  [{ knowledge_level: 1.5 }, { knowledge_level: ['Knowledge level must be a number from 0 to 5'] }],
  [{ knowledge_level: 6 }, { knowledge_level: ['Knowledge level must be a number from 0 to 5'] }],
  [{ translation: ' ' }, { translation: ['Translation is required'] }],
  [{ translation: false }, { translation: ['Translation is required'] }],
])('rejects %j with the specified message', async (given, fields) => {
  const learner = await signInLearner(app);
  expect(await send(learner, { ...specifiedWord, ...given })).toMatchObject({
    status: 400,
    answer: { fields },
  });
});

test('accepts and ignores unknown fields', async () => {
  const learner = await signInLearner(app);
  expect(await send(learner, { ...specifiedWord, color: 'red', found: { page: 3 } })).toMatchObject({
    status: 201,
    answer: { word: { text: 'fuchs', knowledge_level: 2 } },
  });
});

test('lists a word with its language, and its level under both field names', async () => {
  const learner = await signInLearner(app);
  await send(learner, { ...specifiedWord, language: 'de' });
  const { results } = await learner.call(listWords, { query: { language: 'de' } });
  expect(results).toMatchObject([
    { text: 'fuchs', language: 'de', knowledge_level: 2, user_knowledge_level: 2 },
  ]);
});

test('lists a word with the learner’s own lemma, falling back to the likeliest one and then the word itself', async () => {
  const learner = await signInLearner(app);
  const add = async (text: string) => {
    const body = { text, language: 'en', knowledge_level: 1, translation: 'x' };
    return (await learner.call(addOrUpdateWord, { body })).word;
  };
  const [went, go, otter] = [await add('went'), await add('go'), await add('otter')];
  await app.deps.db.prisma.termLemma.create({
    data: { termId: went.id, lemmaId: go.id, rank: 0, source: 3 },
  });
  const fetchLemmas = async () => {
    const { results } = await learner.call(listWords, { query: { language: 'en', sort: 'alphabetical' } });
    return Object.fromEntries(results.map(({ text, lemma }) => [text, lemma]));
  };
  expect(await fetchLemmas()).toEqual({ go: 'go', otter: 'otter', went: 'go' });
  await learner.call(updateWord, { params: { id: otter.id }, body: { lemma: 'otters' } });
  expect(await fetchLemmas()).toMatchObject({ otter: 'otters' });
  expect((await learner.call(getWord, { params: { id: went.id } })).lemma).toBe('go');
  expect((await learner.call(searchAllWords, { query: { search: 'went' } })).results[0]?.lemma).toBe('go');
});
