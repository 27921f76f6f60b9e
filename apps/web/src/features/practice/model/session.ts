import type { PracticeCard, ReviewResult } from '@glossa/contract/practice';

/** A learner's rating of a card: 1 for again, 2 for hard, 3 for good, 4 for easy. */
export type Rating = 1 | 2 | 3 | 4;

/** A learner's answer to a card. */
interface Answer {
  /** ID of the answer. */
  review: string;
  card: PracticeCard;
  rating: Rating;
  /** Milliseconds from question to answer. */
  duration: number;
  suggestion: ReviewResult['suggestion'];
}

/** A session of cards. The first card of the queue is the current one. */
export interface Session {
  queue: readonly PracticeCard[];
  /** Answers in the order in which they were given. */
  answers: readonly Answer[];
  words: number;
}

/** A card that is due within this many seconds is repeated in the session. */
const maxRepeatInterval = 20 * 60;
/** Number of other cards shown before a repeated one. */
const repeatOffset = 6;

export const startSession = (cards: readonly PracticeCard[]): Session => ({
  queue: cards,
  answers: [],
  words: cards.length,
});

/** Returns the number of completed words in the session. */
export const completedCount = ({ queue, words }: Session): number => words - queue.length;

const withoutCard = (queue: readonly PracticeCard[], card: PracticeCard): readonly PracticeCard[] =>
  queue.filter(({ id }) => id !== card.id);

/** Answers the first card. A card that is due again soon is repeated a few cards later. */
export function answerCard(
  session: Session,
  { review, rating, duration }: Pick<Answer, 'review' | 'rating' | 'duration'>,
): Session {
  const [card] = session.queue;
  if (!card) return session;
  const rest = withoutCard(session.queue, card);
  const repeatedCard: PracticeCard = { ...card, version: card.version + 1, state: 'learning', choices: null };
  return {
    ...session,
    queue:
      card.intervals[rating - 1]! <= maxRepeatInterval ? rest.toSpliced(repeatOffset, 0, repeatedCard) : rest,
    answers: [...session.answers, { review, card, rating, duration, suggestion: null }],
  };
}

/** Applies the server's response to an answer. */
export function confirmAnswer(session: Session, { review, ...result }: ReviewResult): Session {
  const { word, version, intervals, suggestion } = result;
  // The answer was undone before the response arrived.
  if (!session.answers.some((answer) => answer.review === review)) return session;
  return {
    ...session,
    queue: session.queue.map((card) => (card.id === word ? { ...card, version, intervals } : card)),
    answers: session.answers.map((answer) => (answer.review === review ? { ...answer, suggestion } : answer)),
  };
}

/** Undoes the last answer: its card becomes the current one again, unchanged. */
export function undoAnswer(session: Session): Session {
  const last = session.answers.at(-1);
  if (!last) return session;
  return {
    ...session,
    queue: [last.card, ...withoutCard(session.queue, last.card)],
    answers: session.answers.slice(0, -1),
  };
}

/** Removes a rejected answer, and its word, which was answered on another device. */
export const removeAnswer = (session: Session, review: string): Session => {
  const rejected = session.answers.find((answer) => answer.review === review);
  return rejected
    ? {
        ...session,
        queue: withoutCard(session.queue, rejected.card),
        answers: session.answers.filter((answer) => answer !== rejected),
      }
    : session;
};

/** Replaces the translation on the cards of a word. */
export const setTranslation = (session: Session, id: number, translation: string): Session => ({
  ...session,
  queue: session.queue.map((card) => (card.id === id ? { ...card, translation } : card)),
});

/** A word for which the session suggests a new level. */
export interface LevelSuggestion {
  card: PracticeCard;
  level: number;
  days: number;
}

/** The results of a session, shown when it ends. */
export interface SessionSummary {
  answers: number;
  /** Share of answers other than "again", from 0 to 1. */
  correct: number;
  /** Milliseconds spent on the cards. */
  time: number;
  /** Forgotten words, most often forgotten first. */
  hardest: { card: PracticeCard; times: number }[];
  suggestions: LevelSuggestion[];
}

const maxHardestWords = 5;

/** Summarizes the answers of a session: counts, hardest words and suggested levels. */
export function summarize(answers: readonly Answer[]): SessionSummary {
  const forgottenCards = new Map<number, { card: PracticeCard; times: number }>();
  const lastSuggestions = new Map<number, { card: PracticeCard; suggestion: ReviewResult['suggestion'] }>();
  for (const { card, rating, suggestion } of answers) {
    // Only the suggestion from a word's last answer counts.
    lastSuggestions.set(card.id, { card, suggestion });
    if (rating === 1)
      forgottenCards.set(card.id, { card, times: (forgottenCards.get(card.id)?.times ?? 0) + 1 });
  }
  return {
    answers: answers.length,
    correct: answers.length === 0 ? 0 : answers.filter(({ rating }) => rating > 1).length / answers.length,
    time: answers.reduce((sum, { duration }) => sum + duration, 0),
    hardest: [...forgottenCards.values()].toSorted((a, b) => b.times - a.times).slice(0, maxHardestWords),
    suggestions: [...lastSuggestions.values()].flatMap(({ card, suggestion }) =>
      suggestion ? [{ card, level: suggestion.knowledge_level, days: suggestion.days }] : [],
    ),
  };
}

/** The ratings with the names of their key bindings. */
export const ratings = [
  { id: 'rate_again', number: 1 },
  { id: 'rate_hard', number: 2 },
  { id: 'rate_good', number: 3 },
  { id: 'rate_easy', number: 4 },
] as const;
