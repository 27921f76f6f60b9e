import type { PracticeCard, Reviewed } from '@glossa/contract/practice';

import type { Given } from './session.ts';

/** A word whose level the session suggests changing. */
export interface Suggested {
  card: PracticeCard;
  level: number;
  days: number;
}

/** Summary of a session. */
export interface Round {
  answers: number;
  /** Share of answers other than "again", from 0 to 1. */
  right: number;
  /** Milliseconds spent on the cards. */
  time: number;
  /** Forgotten words, most often forgotten first. */
  hardest: { card: PracticeCard; times: number }[];
  suggested: Suggested[];
}

const shownHardest = 5;

/** Summarizes the answers of a session. */
export function sumUp(given: readonly Given[]): Round {
  const forgotten = new Map<number, { card: PracticeCard; times: number }>();
  const suggestions = new Map<number, { card: PracticeCard; suggestion: Reviewed['suggestion'] }>();
  for (const { card, rating, suggestion } of given) {
    // The last answer of a word decides.
    suggestions.set(card.id, { card, suggestion });
    if (rating === 1) forgotten.set(card.id, { card, times: (forgotten.get(card.id)?.times ?? 0) + 1 });
  }
  return {
    answers: given.length,
    right: given.length === 0 ? 0 : given.filter(({ rating }) => rating > 1).length / given.length,
    time: given.reduce((sum, { duration }) => sum + duration, 0),
    hardest: [...forgotten.values()].toSorted((a, b) => b.times - a.times).slice(0, shownHardest),
    suggested: [...suggestions.values()].flatMap(({ card, suggestion }) =>
      suggestion ? [{ card, level: suggestion.knowledge_level, days: suggestion.days }] : [],
    ),
  };
}
