import { randomUUID } from 'node:crypto';

import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { getReadingPage } from '@glossa/contract/reading';
import { undoWords } from '@glossa/contract/word-changes';
import { syncWords, type OfflineChange } from '@glossa/contract/word-sync';
import { deleteWord, getWord, updateWord } from '@glossa/contract/words';
import { expect, test } from 'vitest';

import type { Browser } from '#testing/browser.ts';
import { createText } from '#testing/factories/text.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

/** Creates a learner with a text, and returns the IDs of its words. */
async function withText() {
  const reader = await signInLearner(app);
  const text = await createText(reader, { text: 'The fox saw grapes.' });
  const page = await reader.call(getReadingPage, { params: { id: text.id, page: 1 } });
  const tokens = page.sentences.flatMap((sentence) => sentence.tokens);
  const idOf = (word: string) => tokens.find(({ t }) => t === word)?.w as number;
  return { reader, fox: idOf('fox'), saw: idOf('saw'), grapes: idOf('grapes') };
}

const secondsAgo = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();
type Entry = Extract<OfflineChange, { what: 'entry' }>['entry'];
const entry = (word: number, fields: Entry, seconds = 60): OfflineChange => ({
  id: randomUUID(),
  at: secondsAgo(seconds),
  what: 'entry',
  word,
  entry: fields,
});
const send = async (reader: Browser, ...changes: OfflineChange[]) =>
  (await reader.call(syncWords, { body: { changes } })).results;
const sendAndListOutcomes = async (reader: Browser, ...changes: OfflineChange[]) =>
  (await send(reader, ...changes)).map(({ outcome }) => outcome);
const fetchWord = (reader: Browser, id: number) => reader.call(getWord, { params: { id } });

test('applies changes of every kind in the order they were made', async () => {
  const { reader, fox, saw, grapes } = await withText();
  const phrase: OfflineChange = {
    id: randomUUID(),
    at: secondsAgo(40),
    what: 'phrase',
    phrase: {
      text: 'saw grapes',
      language: 'en',
      parts: [saw, grapes],
      translation: 'sah Trauben',
      knowledge_level: 1,
    },
  };
  const results = await send(
    reader,
    { id: randomUUID(), at: secondsAgo(20), what: 'known', words: [fox, saw, grapes] },
    entry(fox, { knowledge_level: 2, ignored: false, translation: 'Fuchs' }, 60),
    phrase,
    { id: randomUUID(), at: secondsAgo(10), what: 'delete', word: saw },
  );
  expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'applied', 'applied']);
  expect(await fetchWord(reader, fox)).toMatchObject({ knowledge_level: 2, translation: 'Fuchs' });
  expect(await fetchWord(reader, grapes)).toMatchObject({ knowledge_level: 4 });
  expect(await fetchWord(reader, saw)).toMatchObject({ knowledge_level: 0, created_at: null });
  expect(results[2]?.word).toMatchObject({ text: 'saw grapes', parts: [saw, grapes] });
  await reader.call(undoWords, { body: { token: results[1]?.undo as string } });
  expect(await fetchWord(reader, fox)).toMatchObject({ knowledge_level: 0 });
});

test('applies a change once, even when it is sent repeatedly and concurrently', async () => {
  const { reader, fox } = await withText();
  const change2 = entry(fox, { notes: 'red' });
  const change = { ...change2, id: change2.id.toUpperCase() };
  const outcomeLists = await Promise.all([1, 2, 3, 4].map(() => sendAndListOutcomes(reader, change)));
  expect(outcomeLists.flat().sort()).toEqual(['already', 'already', 'already', 'applied']);
  await reader.call(updateWord, { params: { id: fox }, body: { notes: 'grey' } });
  expect(await sendAndListOutcomes(reader, change)).toEqual(['already']);
  expect(await sendAndListOutcomes(reader, change2)).toEqual(['already']);
  expect(await fetchWord(reader, fox)).toMatchObject({ notes: 'grey' });
  expect(await app.deps.db.prisma.wordChange.count({ where: { learnerId: reader.learnerId } })).toBe(2);
});

test('keeps a newer change from elsewhere and reports the conflict', async () => {
  const { reader, fox, saw, grapes } = await withText();
  await reader.call(bulkUpdateWords, { body: { ids: [fox, saw], knowledge_level: 3 } });
  await reader.call(deleteWord, { params: { id: saw } });
  const results = await send(
    reader,
    entry(fox, { knowledge_level: 5 }),
    entry(saw, { knowledge_level: 5 }),
    entry(grapes, { knowledge_level: 5 }),
  );
  expect(results.map(({ outcome }) => outcome)).toEqual(['outdated', 'outdated', 'applied']);
  expect(results[0]?.word).toMatchObject({ id: fox, knowledge_level: 3 });
  // The response to the first request was lost, but its change is stored.
  expect(await sendAndListOutcomes(reader, entry(fox, { knowledge_level: 3 }))).toEqual(['already']);
});

test('keeps the latest of several offline changes, regardless of the order of arrival', async () => {
  const { reader, fox } = await withText();
  expect(await sendAndListOutcomes(reader, entry(fox, { notes: 'middle' }, 50))).toEqual(['applied']);
  expect(await sendAndListOutcomes(reader, entry(fox, { notes: 'late' }, 10))).toEqual(['applied']);
  expect(await sendAndListOutcomes(reader, entry(fox, { notes: 'early' }, 90))).toEqual(['outdated']);
  expect(await fetchWord(reader, fox)).toMatchObject({ notes: 'late' });
});

test('doesn’t let a device whose clock is ahead override later changes', async () => {
  const { reader, fox } = await withText();
  await send(reader, entry(fox, { notes: 'tomorrow' }, -86_400));
  await reader.call(updateWord, { params: { id: fox }, body: { notes: 'now' } });
  expect(await sendAndListOutcomes(reader, entry(fox, { notes: 'before' }, 1))).toEqual(['outdated']);
});

test('reports unknown words and other learners’ words as gone, and applies the other changes', async () => {
  const { fox } = await withText();
  const stranger = await signInLearner(app);
  const otherReader = await withText();
  const invalidChange: OfflineChange = {
    id: randomUUID(),
    at: secondsAgo(5),
    what: 'phrase',
    phrase: {
      text: 'a b',
      language: 'en',
      parts: [otherReader.fox, 2_000_000_000],
      translation: 'x',
      knowledge_level: 1,
    },
  };
  expect(await sendAndListOutcomes(stranger, entry(fox, { notes: 'x' }))).toEqual(['gone']);
  const changes = [
    entry(2_000_000_000, { notes: 'x' }),
    invalidChange,
    entry(otherReader.fox, { notes: 'x' }),
  ];
  expect(await sendAndListOutcomes(otherReader.reader, ...changes)).toEqual(['gone', 'gone', 'applied']);
});

test('rejects empty, oversized or malformed lists of changes, and visitors', async () => {
  const { reader, fox } = await withText();
  const validChange = entry(fox, { notes: 'x' });
  const many = Array.from({ length: 501 }, () => entry(fox, { notes: 'x' }));
  const invalidBatches = [
    [],
    many,
    [{ ...validChange, id: '1' }],
    [{ ...validChange, at: 'today' }],
    [{ ...validChange, entry: {} }],
    [{ ...validChange, what: 'praise' }],
  ];
  for (const changes of invalidBatches) {
    const sent = reader.call(syncWords, { body: { changes: changes as OfflineChange[] } });
    await expect(sent).rejects.toMatchObject({ status: 400 });
  }
  await expect(send(app.visitor(), validChange)).rejects.toMatchObject({ status: 401 });
  expect(await sendAndListOutcomes(reader, validChange)).toEqual(['applied']);
});
