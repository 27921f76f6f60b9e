import { describe, expect, it } from 'vitest';

import { sampleCard } from '../testing/sample-cards.ts';
import {
  summarize,
  answerCard,
  confirmAnswer,
  completedCount,
  removeAnswer,
  startSession,
  undoAnswer,
} from './session.ts';
import type { Rating, Session } from './session.ts';

const sampleSession = (words: number): Session =>
  startSession(Array.from({ length: words }, (_, n) => sampleCard(n + 1)));
const answer = (session: Session, rating: Rating, review = `r${session.answers.length}`): Session =>
  answerCard(session, { review, rating, duration: 1000 });
const order = ({ queue }: Session): number[] => queue.map(({ id }) => id);

describe('a session', () => {
  it('completes a word that was known and repeats a forgotten one a few cards later', () => {
    let session = answer(sampleSession(10), 3);
    expect([order(session)[0], completedCount(session)]).toEqual([2, 1]);
    session = answer(session, 1);
    expect(order(session)).toEqual([3, 4, 5, 6, 7, 8, 2, 9, 10]);
    expect(completedCount(session)).toBe(1);
    expect(session.queue[6]).toMatchObject({ version: 1, state: 'learning' });
  });

  it('repeats a forgotten word at the end of a short session until it is known', () => {
    let session = answer(sampleSession(2), 1);
    expect(order(session)).toEqual([2, 1]);
    session = answer(answer(session, 3), 2);
    expect(order(session)).toEqual([1]);
    expect(order(answer(session, 3))).toEqual([]);
  });

  it('undoes the last answer completely', () => {
    const before = answer(sampleSession(4), 3);
    expect(undoAnswer(answer(before, 1))).toEqual({
      ...before,
      queue: [before.queue[0], ...before.queue.slice(1)],
    });
    expect(undoAnswer(sampleSession(2))).toEqual(sampleSession(2));
  });

  it('applies the server’s response to an answer', () => {
    const session = confirmAnswer(answer(sampleSession(2), 1, 'x'), {
      review: 'x',
      word: 1,
      version: 5,
      next_review: '2030-01-01T00:00:00Z',
      interval: 600,
      intervals: [1, 2, 3, 4],
      suggestion: { knowledge_level: 2, days: 4 },
    });
    expect(session.queue[1]).toMatchObject({ version: 5, intervals: [1, 2, 3, 4] });
    expect(session.answers[0]?.suggestion?.days).toBe(4);
  });

  it('ignores the server’s response to an answer that was undone', () => {
    const undoneSession = undoAnswer(answer(sampleSession(2), 1, 'x'));
    const session = confirmAnswer(undoneSession, {
      review: 'x',
      word: 1,
      version: 5,
      next_review: '2030-01-01T00:00:00Z',
      interval: 600,
      intervals: [1, 2, 3, 4],
      suggestion: null,
    });
    expect(session).toEqual(undoneSession);
  });

  it('drops a word that was answered on another device', () => {
    const session = removeAnswer(answer(sampleSession(3), 1, 'x'), 'x');
    expect([order(session), session.answers]).toEqual([[2, 3], []]);
  });

  it('summarizes the answers', () => {
    let session = sampleSession(3);
    for (const rating of [1, 3, 3, 1, 4] as const) session = answer(session, rating);
    expect(summarize(session.answers)).toMatchObject({
      answers: 5,
      correct: 0.6,
      time: 5000,
      hardest: [{ card: { id: 1 }, times: 2 }],
    });
  });
});
