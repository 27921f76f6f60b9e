import type { PracticeCard } from '@glossa/contract/practice';
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

/** What a learner remembers of a word, in the terms of FSRS. */
export interface Memory {
  due: Date;
  stability: number;
  difficulty: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number;
  reps: number;
  lapses: number;
  /** Days. */
  scheduledDays: number;
  elapsedDays: number;
  learningSteps: number;
  lastReview: Date;
}

/** Milliseconds. */
const day = 86_400_000;

/** Seconds until the next review, by rating from again to easy. */
export type Intervals = PracticeCard['intervals'];

const grades = [Rating.Again, Rating.Hard, Rating.Good, Rating.Easy] as const;
const states = [State.New, State.Learning, State.Review, State.Relearning] as const;
const stateNames = ['new', 'learning', 'review', 'relearning'] as const;

// One step: what was forgotten or hard comes back in the same session, what was known is left to FSRS at once.
const steps = ['10m'] as const;
const schedulers = new Map<number, FSRS>();

/** FSRS for a share of words that are to be remembered. Intervals are spread a little, the same way for each answer. */
function schedulerFor(retention: number): FSRS {
  const known = schedulers.get(retention);
  if (known) return known;
  const made = fsrs({
    request_retention: retention,
    enable_fuzz: true,
    learning_steps: steps,
    relearning_steps: steps,
  }).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('card_id'));
  schedulers.set(retention, made);
  return made;
}

// The seed of the spread is made of the word and its number of answers, so that an interval that was shown is kept.
const cardOf = (term: number, memory: Memory | undefined, now: Date): Card & { card_id: string } => ({
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

/** What a memory becomes by an answer at a moment; `memory` is undefined for a first answer. */
export function answered(
  term: number,
  memory: Memory | undefined,
  { rating, now, retention }: { rating: number; now: Date; retention: number },
): Memory {
  const grade = grades[rating - 1] ?? Rating.Again;
  const { card } = schedulerFor(retention).next(cardOf(term, memory, now), now, grade);
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

/** How long it would take until the word is asked again, by each rating. */
export function intervalsOf(
  term: number,
  memory: Memory | undefined,
  { now, retention }: { now: Date; retention: number },
): Intervals {
  const preview = schedulerFor(retention).repeat(cardOf(term, memory, now), now);
  const seconds = (grade: (typeof grades)[number]) =>
    Math.round((preview[grade].card.due.getTime() - now.getTime()) / 1000);
  return grades.map(seconds) as Intervals;
}

/** Name of a memory's state. */
export const stateOf = (memory: Memory | undefined): PracticeCard['state'] =>
  stateNames[memory?.state ?? 0] ?? 'new';
