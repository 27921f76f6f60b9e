import type { PracticeCard, ReviewResult } from '@glossa/contract/practice';
import {
  createEmptyCard,
  fsrs,
  GenSeedStrategyWithCardId,
  Rating,
  State,
  StrategyMode,
  type Card,
  type FSRS,
} from 'ts-fsrs';

/** A learner's memory of a word, in FSRS terms. */
export interface Memory {
  due: Date;
  stability: number;
  difficulty: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number;
  reps: number;
  lapses: number;
  /** In days. */
  scheduledDays: number;
  elapsedDays: number;
  learningSteps: number;
  lastReview: Date;
}

/** One day in milliseconds. */
const day = 86_400_000;

/** Seconds until the next review for each rating, from Again to Easy. */
export type Intervals = PracticeCard['intervals'];

const grades = [Rating.Again, Rating.Hard, Rating.Good, Rating.Easy] as const;
const states = [State.New, State.Learning, State.Review, State.Relearning] as const;
const stateNames = ['new', 'learning', 'review', 'relearning'] as const;

// With a single learning step, words rated Again or Hard return in the same session, and FSRS schedules the others
// right away.
const steps = ['10m'] as const;
const schedulers = new Map<number, FSRS>();

/** Returns the FSRS scheduler for a desired retention. Its fuzz is deterministic per answer. */
function getScheduler(retention: number): FSRS {
  const existing = schedulers.get(retention);
  if (existing) return existing;
  const scheduler = fsrs({
    request_retention: retention,
    enable_fuzz: true,
    learning_steps: steps,
    relearning_steps: steps,
  }).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('card_id'));
  schedulers.set(retention, scheduler);
  return scheduler;
}

// The fuzz is seeded with the word and its number of answers, so that an answer applies the interval that was shown.
const toCard = (term: number, memory: Memory | undefined, now: Date): Card & { card_id: string } => ({
  ...createEmptyCard(now),
  ...(memory && {
    due: memory.due,
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: states[memory.state] ?? State.New,
    last_review: memory.lastReview,
  }),
  card_id: String(term),
});

/** Returns the memory after an answer; `memory` is undefined for the first answer. */
export function memoryAfter(
  term: number,
  memory: Memory | undefined,
  { rating, now, retention }: { rating: number; now: Date; retention: number },
): Memory {
  const grade = grades[rating - 1] ?? Rating.Again;
  const { card } = getScheduler(retention).next(toCard(term, memory, now), now, grade);
  return {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    reps: card.reps,
    lapses: card.lapses,
    scheduledDays: card.scheduled_days,
    elapsedDays: memory ? Math.floor((now.getTime() - memory.lastReview.getTime()) / day) : 0,
    learningSteps: card.learning_steps,
    lastReview: now,
  };
}

/** Returns the interval until the next review for each rating. */
export function computeIntervals(
  term: number,
  memory: Memory | undefined,
  { now, retention }: { now: Date; retention: number },
): Intervals {
  const preview = getScheduler(retention).repeat(toCard(term, memory, now), now);
  const seconds = (grade: (typeof grades)[number]) =>
    Math.round((preview[grade].card.due.getTime() - now.getTime()) / 1000);
  return grades.map(seconds) as Intervals;
}

/** Returns the name of a memory's state; `new` without a memory. */
export const stateName = (memory: Memory | undefined): PracticeCard['state'] =>
  stateNames[memory?.state ?? 0] ?? 'new';

/** Minimum stability in days for each suggested level. */
const suggestedLevels = [
  { level: 4, days: 30 },
  { level: 3, days: 10 },
  { level: 2, days: 3 },
] as const;

/**
 * Suggests a higher level if the memory is stable enough. Stability is the number of days after which recall drops to
 * 90 %.
 */
export function suggestLevel(level: number, { stability, state }: Memory): ReviewResult['suggestion'] {
  const suggested = state === 2 ? suggestedLevels.find(({ days }) => stability >= days) : undefined;
  return suggested && suggested.level > level
    ? { knowledge_level: suggested.level, days: Math.floor(stability) }
    : null;
}
