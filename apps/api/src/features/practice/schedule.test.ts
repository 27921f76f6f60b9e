import { createEmptyCard, fsrs, GenSeedStrategyWithCardId, Rating, StrategyMode } from 'ts-fsrs';
import { expect, test } from 'vitest';

import { computeIntervals, memoryAfter, suggestLevel, type Memory } from './schedule.ts';

const start = new Date('2026-03-01T08:00:00Z');
const term = 4711;
const grades = [Rating.Again, Rating.Hard, Rating.Good, Rating.Easy] as const;
const ratings = [3, 3, 1, 2, 3, 4, 1, 3, 3];

test('matches ts-fsrs after every answer', () => {
  const reference = fsrs({
    request_retention: 0.85,
    enable_fuzz: true,
    learning_steps: ['10m'],
    relearning_steps: ['10m'],
  }).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('card_id'));
  let card = { ...createEmptyCard(start), card_id: String(term) };
  let memory: Memory | undefined;
  let now = start;
  for (const rating of ratings) {
    const interval = computeIntervals(term, memory, { now, retention: 0.85 })[rating - 1];
    card = { ...reference.next(card, now, grades[rating - 1] ?? Rating.Again).card, card_id: String(term) };
    memory = memoryAfter(term, memory, { rating, now, retention: 0.85 });
    expect(memory).toMatchObject({
      due: card.due,
      stability: card.stability,
      difficulty: card.difficulty,
      state: card.state,
      reps: card.reps,
      lapses: card.lapses,
      scheduledDays: card.scheduled_days,
      learningSteps: card.learning_steps,
      lastReview: card.last_review,
    });
    expect((card.due.getTime() - now.getTime()) / 1000).toBe(interval);
    now = new Date(card.due.getTime() + 3_600_000);
  }
});

test('keeps the interval shown on the card when the answer is delayed', () => {
  const first = memoryAfter(term, undefined, { rating: 4, now: start, retention: 0.9 });
  const shownIntervals = computeIntervals(term, first, { now: first.due, retention: 0.9 });
  const reviewTime = new Date(first.due.getTime() + 90_000);
  const second = memoryAfter(term, first, { rating: 3, now: reviewTime, retention: 0.9 });
  expect((second.due.getTime() - reviewTime.getTime()) / 1000).toBe(shownIntervals[2]);
});

test('shortens intervals for a higher desired retention', () => {
  const memory = memoryAfter(term, undefined, { rating: 4, now: start, retention: 0.9 });
  const [easy, strict] = [0.75, 0.95].map(
    (retention) => computeIntervals(term, memory, { now: memory.due, retention })[2],
  );
  expect(easy as number).toBeGreaterThan(2 * (strict as number));
});

test('suggests a higher level as stability grows, never a lower one', () => {
  const memory = (stability: number, state = 2) => ({ stability, state }) as Memory;
  expect(suggestLevel(1, memory(2.9))).toBeNull();
  expect(suggestLevel(1, memory(3.4))).toEqual({ knowledge_level: 2, days: 3 });
  expect(suggestLevel(1, memory(12))).toEqual({ knowledge_level: 3, days: 12 });
  expect(suggestLevel(3, memory(12))).toBeNull();
  expect(suggestLevel(3, memory(30.2))).toEqual({ knowledge_level: 4, days: 30 });
  expect(suggestLevel(5, memory(400))).toBeNull();
  expect(suggestLevel(3, memory(40, 3))).toBeNull();
});
