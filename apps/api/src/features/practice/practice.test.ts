import { listPracticeCards, getPracticeSummary, reviewWord, undoReview } from '@glossa/contract/practice';
import { updateSettings } from '@glossa/contract/settings';
import { bulkDeleteWords, bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import { addOrUpdateWord, getWord } from '@glossa/contract/words';
import { newId } from '@glossa/db/new-id';
import { afterEach, expect, test } from 'vitest';

import type { Browser } from '../../testing/browser.ts';
import { createLearner } from '../../testing/factories/learner.ts';
import { createText } from '../../testing/factories/text.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = startTestApp();
const day = 86_400_000;

/** Sets the clock of the server's rules to some milliseconds from now. */
const travel = (milliseconds: number) => {
  app.deps.clock = () => new Date(Date.now() + milliseconds);
};
/** Sets it to a moment. */
const stopAt = (moment: string) => {
  app.deps.clock = () => new Date(moment);
};
afterEach(() => travel(0));

const save = async (reader: Browser, text: string, more: Record<string, unknown> = {}) =>
  (
    await reader.call(addOrUpdateWord, {
      body: { text, language: 'en', knowledge_level: 1, translation: `t ${text}`, ...more },
    })
  ).word;
const cards = (reader: Browser, query: Record<string, unknown> = {}) =>
  reader.call(listPracticeCards, { query: { language: 'en', ...query } });
const answer = (reader: Browser, id: number, body: { rating: number } & Record<string, unknown>) =>
  reader.call(reviewWord, { params: { id }, body });
const summary = (reader: Browser) => reader.call(getPracticeSummary, { query: { language: 'en' } });

test('a card has all that its question needs', async () => {
  const reader = await signedIn(app);
  const text = await createText(reader, { title: 'Fox', text: 'The fox sleeps. A dog sees the old fox.' });
  const dog = await save(reader, 'dog', { pronunciation: 'dɒɡ' });
  const fox = await save(reader, 'fox', { example: 'Quick, Fox!' });
  const { results, left_out } = await cards(reader, { modes: ['cloze'] });
  expect(left_out).toBe(0);
  expect(results).toMatchObject([
    {
      id: fox.id,
      mode: 'cloze',
      state: 'new',
      version: 0,
      sentence: { text: 'Quick, Fox!', spans: [{ from: 7, to: 10 }], source: null },
    },
    {
      id: dog.id,
      text: 'dog',
      translation: 't dog',
      pronunciation: 'dɒɡ',
      sentence: {
        text: 'A dog sees the old fox.',
        spans: [{ from: 2, to: 5 }],
        source: { id: text.id, title: 'Fox' },
      },
    },
  ]);
  const [again = 0, hard = 0, good = 0, easy = 0] = results[0]?.intervals ?? [];
  expect([again, hard]).toEqual([600, 900]);
  expect(good).toBeGreaterThanOrEqual(86_400);
  expect(easy).toBeGreaterThan(good);
});

test('a phrase is found in a sentence with all its words, over its gap', async () => {
  const reader = await signedIn(app);
  await createText(reader, { text: 'Put the fox down. Turn it off, then turn the lamp off. Off it goes.' });
  await save(reader, 'turn … off');
  const { results } = await cards(reader, { modes: ['cloze'] });
  const { text = '', spans = [] } = results[0]?.sentence ?? {};
  expect(spans.map(({ from, to }) => text.slice(from, to))).toEqual(['Turn', 'off']);
});

test('words that are known, ignored, new to the reader or somebody else’s are not asked', async () => {
  const [reader, other] = [await signedIn(app), await signedIn(app)];
  await save(reader, 'ant', { knowledge_level: 4 });
  await save(reader, 'bee', { ignored: true });
  await save(reader, 'cat', { knowledge_level: 0 });
  await save(reader, 'chat', { language: 'fr' });
  await save(other, 'dog');
  await save(reader, 'elk', { knowledge_level: 3 });
  expect((await cards(reader)).results.map(({ text }) => text)).toEqual(['elk']);
});

test('only the modes that make sense ask, and who is left out is said', async () => {
  const reader = await signedIn(app);
  await createText(reader, { text: 'The bee sings well. A cat is here.' });
  await reader.call(bulkUpdateWords, { body: { texts: ['bee', 'yak'], language: 'en', knowledge_level: 2 } });
  const modesOf = async (modes: string[]) => {
    const { results, left_out } = await cards(reader, { modes });
    return [Object.fromEntries(results.map((card) => [card.text, card.modes])), left_out];
  };
  expect(await modesOf(['recognise', 'cloze', 'listen', 'type'])).toEqual([
    { bee: ['cloze', 'listen'], yak: ['listen'] },
    0,
  ]);
  expect(await modesOf(['recognise', 'cloze'])).toEqual([{ bee: ['cloze'] }, 1]);
  expect((await cards(reader, { modes: ['recall'] })).results).toEqual([]);

  const [bee] = (await cards(reader, { modes: ['cloze'] })).results;
  await answer(reader, bee?.id as number, { rating: 1 });
  travel(day);
  expect(await cards(reader, { modes: ['recall'] })).toEqual({ results: [], left_out: 1 });
});

test('modes change from answer to answer; a new word is met before it is produced', async () => {
  const reader = await signedIn(app);
  const { id } = await save(reader, 'fox', { example: 'A fox.' });
  const seen: string[] = [];
  for (let time = 0; time < 5; time++) {
    const [card] = (await cards(reader)).results;
    seen.push(card?.mode as string);
    stopAt((await answer(reader, id, { rating: 3 })).next_review);
  }
  expect(['recognise', 'cloze', 'listen']).toContain(seen[0]);
  expect(new Set(seen.slice(1)).size).toBe(4);
});

test('a first meeting may choose from the meanings of the other cards', async () => {
  const reader = await signedIn(app);
  for (const text of ['ant', 'bee', 'cat', 'dog', 'elk']) await save(reader, text);
  const { results } = await cards(reader, { modes: 'recognise' });
  for (const { choices, translation } of results) {
    expect(new Set(choices).size).toBe(4);
    expect(choices).toContain(translation);
  }
  const few = await cards(reader, { modes: 'recognise', limit: 3 });
  expect(few.results.map(({ choices }) => choices)).toEqual([null, null, null]);
});

test('an answer moves the word, never its level', async () => {
  const reader = await signedIn(app);
  const word = await save(reader, 'fox');
  expect(word.next_review).toBeNull();
  const done = await answer(reader, word.id, { rating: 4, mode: 'recall', duration: 2500 });
  expect(done).toMatchObject({ version: 1, suggestion: { knowledge_level: 2 } });
  const after = await reader.call(getWord, { params: { id: word.id } });
  expect(after).toEqual({ ...word, next_review: done.next_review });
  expect((await cards(reader)).results).toEqual([]);

  travel(new Date(done.next_review).getTime() - Date.now() + 60_000);
  const [card] = (await cards(reader)).results;
  expect(card).toMatchObject({ id: word.id, state: 'review', version: 1 });
  // Not the shown ones to the second: the word is a minute late.
  expect(card?.intervals[2]).toBe(done.intervals[2]);
});

test('late words come by how much they are late for their interval', async () => {
  const reader = await signedIn(app);
  const [slow, quick] = [await save(reader, 'ant'), await save(reader, 'bee')];
  await answer(reader, slow.id, { rating: 4 });
  const { interval } = await answer(reader, quick.id, { rating: 1 });
  travel(20 * day + interval);
  expect((await cards(reader)).results.map(({ id }) => id)).toEqual([quick.id, slow.id]);
});

test('new words end at the limit of the day, by the learner’s own midnight', async () => {
  const learner = await createLearner(app, { timeZone: 'Pacific/Auckland' });
  const reader = await signedIn(app, learner);
  await reader.call(updateSettings, { body: { newWordsPerDay: 2 } });
  for (const text of ['ant', 'bee', 'cat', 'dog', 'elk']) await save(reader, text);
  const asked = async () => (await cards(reader)).results.map(({ text }) => text);

  // 23:30 in Auckland.
  stopAt('2030-01-10T10:30:00Z');
  expect(await asked()).toEqual(['elk', 'dog']);
  const [elk] = (await cards(reader)).results;
  const { review } = await answer(reader, elk?.id as number, { rating: 3 });
  expect(await asked()).toEqual(['dog']);
  await reader.call(undoReview, { params: { id: elk?.id as number, review } });
  expect(await asked()).toEqual(['elk', 'dog']);
  for (const { id } of (await cards(reader)).results) await answer(reader, id, { rating: 3 });
  expect(await asked()).toEqual([]);
  expect(await summary(reader)).toMatchObject({ new_left: 0, today: { answers: 2, new_words: 2, right: 2 } });

  // 00:10 of the next day there, still the same day in UTC.
  stopAt('2030-01-10T11:10:00Z');
  expect(await asked()).toEqual(['cat', 'bee']);
  const { new_left, today, forecast } = await summary(reader);
  expect([new_left, today.answers, forecast[0]?.date, forecast.length]).toEqual([2, 0, '2030-01-11', 7]);
});

test('the summary tells what is due now, today and in the week', async () => {
  const reader = await signedIn(app);
  stopAt('2030-05-05T12:00:00Z');
  expect(await summary(reader)).toMatchObject({ words: 0, due: 0, due_today: 0, next_due: null });
  const [ant, bee] = [await save(reader, 'ant'), await save(reader, 'bee')];
  await save(reader, 'cat');
  const soon = await answer(reader, ant.id, { rating: 1, duration: 4000 });
  const later = await answer(reader, bee.id, { rating: 3, duration: 6000 });
  expect(await summary(reader)).toMatchObject({
    words: 3,
    due: 0,
    due_today: 1,
    new_left: 1,
    next_due: soon.next_review,
    today: { answers: 2, right: 1, new_words: 2, seconds: 10 },
  });
  const { forecast } = await summary(reader);
  expect(forecast.reduce((sum, { due }) => sum + due, 0)).toBe(2);
  expect(forecast.find(({ date }) => date === later.next_review.slice(0, 10))?.due).toBe(1);

  stopAt('2030-05-05T12:10:00Z');
  expect(await summary(reader)).toMatchObject({ due: 1, due_today: 1, next_due: later.next_review });
});

test('of two answers to one question one counts', async () => {
  const reader = await signedIn(app);
  const { id } = await save(reader, 'fox');
  const results = await Promise.allSettled(
    [1, 2, 3, 4].map((rating) => answer(reader, id, { rating, version: 0, review: newId() })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'review_outdated' },
  });
  expect((await summary(reader)).today.answers).toBe(1);
});

test('an answer that is sent twice counts once and is answered alike', async () => {
  const reader = await signedIn(app);
  const { id } = await save(reader, 'fox');
  const body = { rating: 3, version: 0, review: newId() };
  const first = await answer(reader, id, body);
  expect(await answer(reader, id, body)).toEqual(first);
  expect((await summary(reader)).today.answers).toBe(1);
});

test('an answer that had to wait counts from when it was given', async () => {
  const reader = await signedIn(app);
  const { id } = await save(reader, 'fox');
  stopAt('2030-05-05T12:00:00Z');
  const { next_review } = await answer(reader, id, { rating: 1, ago: 3600 });
  expect(next_review).toBe('2030-05-05T11:10:00.000Z');
  // Not before the answer that it follows.
  const second = await answer(reader, id, { rating: 1, ago: 7200 });
  expect(second.next_review).toBe('2030-05-05T11:10:00.000Z');
});

test('an answer is taken back exactly, also a second time and one after the other', async () => {
  const reader = await signedIn(app);
  const { id } = await save(reader, 'fox');
  const stored = () =>
    app.deps.db.prisma.reviewMemory.findUnique({
      where: { learnerId_termId: { learnerId: reader.learnerId, termId: id } },
    });
  const first = await answer(reader, id, { rating: 4 });
  const before = await stored();
  travel(9 * day);
  const second = await answer(reader, id, { rating: 2 });
  const params = (review: string) => ({ params: { id, review } });
  await expect(reader.call(undoReview, params(first.review))).rejects.toMatchObject({
    code: 'review_outdated',
  });
  const undone = { version: 1, next_review: first.next_review };
  expect(await reader.call(undoReview, params(second.review))).toEqual(undone);
  expect(await reader.call(undoReview, params(second.review))).toEqual(undone);
  expect(await stored()).toEqual(before);
  expect((await reader.call(getWord, { params: { id } })).next_review).toBe(first.next_review);
  expect(await reader.call(undoReview, params(first.review))).toEqual({ version: 0, next_review: null });
  expect(await stored()).toBeNull();
  // What was taken back does not come again by the same call.
  await expect(answer(reader, id, { rating: 4, review: first.review })).rejects.toMatchObject({
    code: 'review_outdated',
  });
});

test('nobody answers or takes back for somebody else', async () => {
  const [reader, other] = [await signedIn(app), await signedIn(app)];
  const { id } = await save(reader, 'fox');
  await expect(answer(other, id, { rating: 3 })).rejects.toMatchObject({ code: 'word_not_found' });
  const { review } = await answer(reader, id, { rating: 3 });
  await expect(other.call(undoReview, { params: { id, review } })).rejects.toMatchObject({
    status: 404,
    code: 'review_not_found',
  });
  // The same id is another answer of another person.
  await save(other, 'fox');
  expect((await answer(other, id, { rating: 1, review })).version).toBe(1);
  expect((await summary(reader)).today.right).toBe(1);
});

test('a word that was deleted is remembered when it comes back', async () => {
  const reader = await signedIn(app);
  const { id } = await save(reader, 'fox');
  const { next_review } = await answer(reader, id, { rating: 3 });
  const { undo } = await reader.call(bulkDeleteWords, { body: { ids: [id] } });
  await expect(answer(reader, id, { rating: 3 })).rejects.toMatchObject({ code: 'word_not_found' });
  await reader.call(undoWords, { body: { token: undo as string } });
  expect((await reader.call(getWord, { params: { id } })).next_review).toBe(next_review);
  await reader.call(bulkDeleteWords, { body: { ids: [id] } });
  expect((await save(reader, 'fox', { knowledge_level: 3 })).next_review).toBe(next_review);
  expect(await answer(reader, id, { rating: 3 })).toMatchObject({ version: 2 });
});

test('words of one tag or one text', async () => {
  const [reader, other] = [await signedIn(app), await signedIn(app)];
  const { id: text } = await createText(reader, { text: 'The ant and the bee.' });
  await save(reader, 'ant', { tags: ['small'] });
  await save(reader, 'bee');
  const cat = await save(reader, 'cat', { tags: ['Small'] });
  await answer(reader, cat.id, { rating: 1 });
  travel(day);
  const asked = async (who: Browser, query: Record<string, unknown>) =>
    (await cards(who, query)).results.map((card) => card.text);
  expect(await asked(reader, { tag: 'SMALL' })).toEqual(['cat', 'ant']);
  expect(await asked(reader, { tag: 'large' })).toEqual([]);
  expect(await asked(reader, { text })).toEqual(['bee', 'ant']);
  await save(other, 'ant');
  expect(await asked(other, { text })).toEqual([]);
});

test.each([
  [{ rating: 0 }],
  [{ rating: 5 }],
  [{ rating: 2.5 }],
  [{ rating: 3, mode: 'guess' }],
  [{ rating: 3, ago: -1 }],
  [{ rating: 3, level: 5 }],
])('refuses %o', async (body) => {
  const reader = await signedIn(app);
  const { id } = await save(reader, 'fox');
  await expect(answer(reader, id, body)).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
});
