import type { PracticeCard, Reviewed } from '@glossa/contract/practice';

/** 1 again, 2 hard, 3 good, 4 easy. */
export type Rating = 1 | 2 | 3 | 4;

/** An answer that was given in this session. */
export interface Given {
  /** Id of the answer. */
  review: string;
  card: PracticeCard;
  rating: Rating;
  /** Milliseconds from question to answer. */
  duration: number;
  suggestion: Reviewed['suggestion'];
}

/** A round of cards. The first of the queue is asked. */
export interface Session {
  queue: readonly PracticeCard[];
  /** Answers in order. */
  given: readonly Given[];
  /** Words of the round. */
  words: number;
}

/** Seconds within which a card comes back in the same round. */
const soon = 20 * 60;
/** Cards that are asked before one comes back. */
const between = 6;

export const startSession = (cards: readonly PracticeCard[]): Session => ({
  queue: cards,
  given: [],
  words: cards.length,
});

/** Words that are done with, of all words of the round. */
export const doneOf = ({ queue, words }: Session): number => words - queue.length;

const withoutFirst = (queue: readonly PracticeCard[], card: PracticeCard): readonly PracticeCard[] =>
  queue.filter(({ id }) => id !== card.id);

/** Answers the first card. What was forgotten comes back after some others. */
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

/** Takes in what the server made of an answer. */
export function confirmAnswer(session: Session, { review, ...result }: Reviewed): Session {
  const { word, version, intervals, suggestion } = result;
  // Taken back in the meantime: the card is asked again as it was.
  if (!session.given.some((given) => given.review === review)) return session;
  return {
    ...session,
    queue: session.queue.map((card) => (card.id === word ? { ...card, version, intervals } : card)),
    given: session.given.map((given) => (given.review === review ? { ...given, suggestion } : given)),
  };
}

/** Takes the last answer back: its card is asked again as it was. */
export function undoAnswer(session: Session): Session {
  const last = session.given.at(-1);
  if (!last) return session;
  return {
    ...session,
    queue: [last.card, ...withoutFirst(session.queue, last.card)],
    given: session.given.slice(0, -1),
  };
}

/** Leaves out a word that was answered elsewhere; the answer that was refused did not count. */
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

/** Changes what is written of a word on the cards of it. */
export const rewriteCard = (session: Session, id: number, translation: string): Session => ({
  ...session,
  queue: session.queue.map((card) => (card.id === id ? { ...card, translation } : card)),
});
