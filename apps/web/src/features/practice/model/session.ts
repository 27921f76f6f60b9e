import type { PracticeCard, Reviewed } from '@glossa/contract/practice';

/** 1 again, 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

/** An answer given in this session. */
export interface Given {
  /** ID of the answer. */
  review: string;
  card: PracticeCard;
  rating: Rating;
  /** Milliseconds from question to answer. */
  duration: number;
  suggestion: Reviewed['suggestion'];
}

/** A session of cards. The first card of the queue is the current one. */
export interface Session {
  queue: readonly PracticeCard[];
  /** Answers in order. */
  given: readonly Given[];
  /** Number of words in the session. */
  words: number;
}

/** Seconds within which a card repeats in the same session. */
const soon = 20 * 60;
/** Number of cards before a repeated one. */
const between = 6;

export const startSession = (cards: readonly PracticeCard[]): Session => ({
  queue: cards,
  given: [],
  words: cards.length,
});

/** Returns the number of completed words in the session. */
export const doneOf = ({ queue, words }: Session): number => words - queue.length;

const withoutFirst = (queue: readonly PracticeCard[], card: PracticeCard): readonly PracticeCard[] =>
  queue.filter(({ id }) => id !== card.id);

/** Answers the first card. A forgotten card comes back after some others. */
export function answerCard(
  session: Session,
  { review, rating, duration }: Pick<Given, 'review' | 'rating' | 'duration'>,
): Session {
  const [card] = session.queue;
  if (!card) return session;
  const rest = withoutFirst(session.queue, card);
  const again: PracticeCard = { ...card, version: card.version + 1, state: 'learning', choices: null };
  return {
    ...session,
    queue: card.intervals[rating - 1]! <= soon ? rest.toSpliced(between, 0, again) : rest,
    given: [...session.given, { review, card, rating, duration, suggestion: null }],
  };
}

/** Applies the server's response to an answer. */
export function confirmAnswer(session: Session, { review, ...result }: Reviewed): Session {
  const { word, version, intervals, suggestion } = result;
  // Undone in the meantime: the card is shown again unchanged.
  if (!session.given.some((given) => given.review === review)) return session;
  return {
    ...session,
    queue: session.queue.map((card) => (card.id === word ? { ...card, version, intervals } : card)),
    given: session.given.map((given) => (given.review === review ? { ...given, suggestion } : given)),
  };
}

/** Undoes the last answer: its card is shown again unchanged. */
export function undoAnswer(session: Session): Session {
  const last = session.given.at(-1);
  if (!last) return session;
  return {
    ...session,
    queue: [last.card, ...withoutFirst(session.queue, last.card)],
    given: session.given.slice(0, -1),
  };
}

/** Removes a word that was answered elsewhere, and the rejected answer. */
export const dropAnswer = (session: Session, review: string): Session => {
  const refused = session.given.find((given) => given.review === review);
  return refused
    ? {
        ...session,
        queue: withoutFirst(session.queue, refused.card),
        given: session.given.filter((given) => given !== refused),
      }
    : session;
};

/** Changes the translation on the cards of a word. */
export const rewriteCard = (session: Session, id: number, translation: string): Session => ({
  ...session,
  queue: session.queue.map((card) => (card.id === id ? { ...card, translation } : card)),
});
