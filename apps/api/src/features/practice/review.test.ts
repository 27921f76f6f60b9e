import { bulkDeleteWords } from '@glossa/contract/bulk-words';
import { undoReview } from '@glossa/contract/practice';
import { undoWords } from '@glossa/contract/word-changes';
import { getWord } from '@glossa/contract/words';
import { newId } from '@glossa/db/new-id';
import { afterEach, expect, test } from 'vitest';

import { freezeClock, shiftClock } from '#testing/clock.ts';
import { createWord } from '#testing/factories/word.ts';
import { reviewCard, listCards, fetchSummary } from '#testing/practice.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const day = 86_400_000;

afterEach(() => shiftClock(app, 0));

test('an answer reschedules the word without changing its level', async () => {
  const reader = await signInLearner(app);
  const word = await createWord(reader, 'fox');
  expect(word.next_review).toBeNull();
  const review = await reviewCard(reader, word.id, { rating: 4, mode: 'recall', duration: 2500 });
  expect(review).toMatchObject({ version: 1, suggestion: { knowledge_level: 2 } });
  const after = await reader.call(getWord, { params: { id: word.id } });
  expect(after).toEqual({
    ...word,
    next_review: review.next_review,
    last_reviewed: expect.any(String),
    // The difficulty is now derived from the answer instead of estimated from the word's frequency.
    difficulty: 1,
    difficulty_source: 'reviews',
  });
  expect((await listCards(reader)).results).toEqual([]);

  shiftClock(app, new Date(review.next_review).getTime() - Date.now() + 60_000);
  const [card] = (await listCards(reader)).results;
  expect(card).toMatchObject({ id: word.id, state: 'review', version: 1 });
  // The other intervals differ by seconds, because the word is a minute overdue.
  expect(card?.intervals[2]).toBe(review.intervals[2]);
});

test('accepts only one of several concurrent answers to the same card', async () => {
  const reader = await signInLearner(app);
  const { id } = await createWord(reader, 'fox');
  const results = await Promise.allSettled(
    [1, 2, 3, 4].map((rating) => reviewCard(reader, id, { rating, version: 0, review: newId() })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'review_outdated' },
  });
  expect((await fetchSummary(reader)).today.answers).toBe(1);
});

test('counts a repeated request once and returns the same response', async () => {
  const reader = await signInLearner(app);
  const { id } = await createWord(reader, 'fox');
  const body = { rating: 3, version: 0, review: newId() };
  const first = await reviewCard(reader, id, body);
  expect(await reviewCard(reader, id, body)).toEqual(first);
  expect((await fetchSummary(reader)).today.answers).toBe(1);
});

test('schedules a delayed answer from the time it was given', async () => {
  const reader = await signInLearner(app);
  const { id } = await createWord(reader, 'fox');
  freezeClock(app, '2030-05-05T12:00:00Z');
  const { next_review } = await reviewCard(reader, id, { rating: 1, ago: 3600 });
  expect(next_review).toBe('2030-05-05T11:10:00.000Z');
  // An answer never counts as given before the previous answer.
  const second = await reviewCard(reader, id, { rating: 1, ago: 7200 });
  expect(second.next_review).toBe('2030-05-05T11:10:00.000Z');
});

test('undo restores the exact previous state, is idempotent and works step by step', async () => {
  const reader = await signInLearner(app);
  const { id } = await createWord(reader, 'fox');
  const findStoredMemory = () =>
    app.deps.db.prisma.reviewMemory.findUnique({
      where: { learnerId_termId: { learnerId: reader.learnerId, termId: id } },
    });
  const first = await reviewCard(reader, id, { rating: 4 });
  const before = await findStoredMemory();
  shiftClock(app, 9 * day);
  const second = await reviewCard(reader, id, { rating: 2 });
  const params = (review: string) => ({ params: { id, review } });
  await expect(reader.call(undoReview, params(first.review))).rejects.toMatchObject({
    code: 'review_outdated',
  });
  const undoneSchedule = { version: 1, next_review: first.next_review };
  expect(await reader.call(undoReview, params(second.review))).toEqual(undoneSchedule);
  expect(await reader.call(undoReview, params(second.review))).toEqual(undoneSchedule);
  expect(await findStoredMemory()).toEqual(before);
  expect((await reader.call(getWord, { params: { id } })).next_review).toBe(first.next_review);
  expect(await reader.call(undoReview, params(first.review))).toEqual({ version: 0, next_review: null });
  expect(await findStoredMemory()).toBeNull();
  // Resending the same request doesn't restore the undone answer.
  await expect(reviewCard(reader, id, { rating: 4, review: first.review })).rejects.toMatchObject({
    code: 'review_outdated',
  });
});

test('returns 404 for reviewing another learner’s word or undoing their answer', async () => {
  const [reader, other] = [await signInLearner(app), await signInLearner(app)];
  const { id } = await createWord(reader, 'fox');
  await expect(reviewCard(other, id, { rating: 3 })).rejects.toMatchObject({ code: 'word_not_found' });
  const { review } = await reviewCard(reader, id, { rating: 3 });
  await expect(other.call(undoReview, { params: { id, review } })).rejects.toMatchObject({
    status: 404,
    code: 'review_not_found',
  });
  // The same ID identifies a different answer for another learner.
  await createWord(other, 'fox');
  expect((await reviewCard(other, id, { rating: 1, review })).version).toBe(1);
  expect((await fetchSummary(reader)).today.right).toBe(1);
});

test('keeps the review history of a word that is deleted and restored', async () => {
  const reader = await signInLearner(app);
  const { id } = await createWord(reader, 'fox');
  const { next_review } = await reviewCard(reader, id, { rating: 3 });
  const { undo } = await reader.call(bulkDeleteWords, { body: { ids: [id] } });
  await expect(reviewCard(reader, id, { rating: 3 })).rejects.toMatchObject({ code: 'word_not_found' });
  await reader.call(undoWords, { body: { token: undo as string } });
  expect((await reader.call(getWord, { params: { id } })).next_review).toBe(next_review);
  await reader.call(bulkDeleteWords, { body: { ids: [id] } });
  expect((await createWord(reader, 'fox', { knowledge_level: 3 })).next_review).toBe(next_review);
  expect(await reviewCard(reader, id, { rating: 3 })).toMatchObject({ version: 2 });
});

test.each([
  [{ rating: 0 }],
  [{ rating: 5 }],
  [{ rating: 2.5 }],
  [{ rating: 3, mode: 'guess' }],
  [{ rating: 3, ago: -1 }],
  [{ rating: 3, level: 5 }],
])('rejects %o', async (body) => {
  const reader = await signInLearner(app);
  const { id } = await createWord(reader, 'fox');
  await expect(reviewCard(reader, id, body)).rejects.toMatchObject({ status: 400, code: 'invalid_request' });
});
