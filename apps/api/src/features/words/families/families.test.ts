import { changeFamily, getFamily, listFamilyCounting, setFamilyCounting } from '@glossa/contract/families';
import { getAnalysis, getReadingPage } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';
import { listWordChanges, undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const save = (reader: Browser, text: string, more: { knowledge_level?: number; lemma?: string } = {}) =>
  reader.call(addOrUpdateWord, {
    body: { text, language: 'en', knowledge_level: 0, translation: 't', ...more },
  });
const recount = async (learnerId: string) =>
  (await app.deps.db.pool.query<{ wrong: number }>('SELECT recount_learner($1) AS wrong', [learnerId]))
    .rows[0]?.wrong;

/** Returns the IDs of a text's words, by form. */
async function findWordIds(reader: Browser, id: string): Promise<Record<string, number>> {
  const page = await reader.call(getReadingPage, { params: { id, page: 1 } });
  return Object.fromEntries(page.sentences.flatMap(({ tokens }) => tokens.map(({ t, w }) => [t, w ?? 0])));
}

/** Suggests `lemma` as the lemma of `form` for all learners. */
async function suggest(form: number, lemma: number): Promise<void> {
  await app.deps.db.prisma.termLemma.create({ data: { termId: form, lemmaId: lemma, rank: 0, source: 3 } });
}

test('groups the forms of a lemma that the learner has encountered', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'sing sang sang sung song' });
  const ids = await findWordIds(reader, id);
  await suggest(ids['sang'] ?? 0, ids['sing'] ?? 0);
  await save(reader, 'sung', { lemma: 'Sing', knowledge_level: 2 });

  const family = await reader.call(getFamily, { params: { id: ids['sang'] ?? 0 } });
  expect(family.lemma).toEqual({ id: ids['sing'], text: 'sing', source: 'lemmatiser' });
  expect(family.members.map(({ text, level, count }) => `${text} ${level} ${count}`).sort()).toEqual([
    'sang 0 2',
    'sing 0 1',
    'sung 2 1',
  ]);
  const ownFamily = await reader.call(getFamily, { params: { id: ids['sung'] ?? 0 } });
  expect(ownFamily.lemma.source).toBe('own');
  const singleFamily = await reader.call(getFamily, { params: { id: ids['song'] ?? 0 } });
  expect(singleFamily).toMatchObject({
    lemma: { text: 'song', source: 'self' },
    members: [{ text: 'song' }],
  });
});

test('sets the level of a whole family, which can be undone as one change', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'walk walks walked run' });
  const ids = await findWordIds(reader, id);
  await save(reader, 'walks', { lemma: 'walk' });
  await save(reader, 'walked', { lemma: 'walk', knowledge_level: 4 });
  const familyChange = await reader.call(changeFamily, {
    params: { id: ids['walked'] ?? 0 },
    body: { knowledge_level: 4 },
  });
  expect(familyChange.changed).toBe(2);
  expect((await reader.call(getAnalysis, { params: { id } })).unknownWordsPercentage).toBe(25);
  const [latest] = (await reader.call(listWordChanges, {})).results;
  expect(latest).toMatchObject({ id: familyChange.undo, kind: 'family', count: 2 });
  await reader.call(undoWords, { body: { token: familyChange.undo as string } });
  expect((await reader.call(getAnalysis, { params: { id } })).unknownWordsPercentage).toBe(75);
});

test('counts a known word’s whole family as known when enabled, and returns both percentages', async () => {
  const reader = await signInLearner(app);
  const { id } = await createText(reader, { text: 'walk walks walked run' });
  const fetchPercentages = async () => {
    const { unknownWordsPercentage, unknownByFamilyPercentage } = await reader.call(getAnalysis, {
      params: { id },
    });
    expect(await recount(reader.learnerId)).toBe(0);
    return [unknownWordsPercentage, unknownByFamilyPercentage];
  };
  expect(await fetchPercentages()).toEqual([100, null]);
  await save(reader, 'walks', { lemma: 'walk' });
  const on = { language: 'en', counts: true };
  expect(await reader.call(setFamilyCounting, { body: on })).toEqual({ languages: ['en'] });
  expect(await fetchPercentages()).toEqual([100, 100]);

  const known = await save(reader, 'walk', { knowledge_level: 4 });
  expect(await fetchPercentages()).toEqual([75, 50]);
  // Correcting a lemma moves the word into the family; undoing that moves it out again.
  const movedWord = await save(reader, 'walked', { lemma: 'walk' });
  expect(await fetchPercentages()).toEqual([75, 25]);
  await reader.call(undoWords, { body: { token: movedWord.undo as string } });
  expect(await fetchPercentages()).toEqual([75, 50]);
  await reader.call(undoWords, { body: { token: known.undo as string } });
  expect(await fetchPercentages()).toEqual([100, 100]);
  await save(reader, 'walk', { knowledge_level: 5 });
  const { results } = await reader.call(listTexts, { query: { language: 'en' } });
  expect(results[0]).toMatchObject({ unknownWordsPercentage: 75, unknownByFamilyPercentage: 50 });
  // A text added later is counted the same way.
  const laterText = await createText(reader, { title: 'Later', text: 'he walks' });
  expect(laterText).toMatchObject({ unknownWordsPercentage: 100, unknownByFamilyPercentage: 50 });

  await reader.call(setFamilyCounting, { body: { ...on, counts: false } });
  expect(await fetchPercentages()).toEqual([75, null]);
});

test('keeps family counting and words separate between learners', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  await reader.call(setFamilyCounting, { body: { language: 'en', counts: true } });
  expect(await other.call(listFamilyCounting, {})).toEqual({ languages: [] });
  const { word } = await save(reader, 'secretword');
  await expect(other.call(getFamily, { params: { id: word.id } })).rejects.toMatchObject({ status: 404 });
  await expect(
    other.call(changeFamily, { params: { id: word.id }, body: { ignored: true } }),
  ).rejects.toMatchObject({ status: 404 });
});
