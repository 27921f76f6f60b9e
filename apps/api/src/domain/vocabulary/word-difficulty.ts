import { rankedWords } from './frequency-ranks.ts';

/** How hard a word is, from 1 (easy) to 10 (hard), and what says so. */
export interface WordDifficulty {
  value: number;
  source: 'reviews' | 'frequency';
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/**
 * How hard a word is for a learner; null when neither reviews nor a list say anything.
 *
 * A reviewed word has the difficulty D of FSRS, 1 to 10, which rises with the answers "again" and "hard" (ts-fsrs; Ye, Su
 * and Cao, "A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition Scheduling", KDD 2022). Another has
 * D = 1 + 9 · log10(rank) / log10(10,000): frequencies fall with the rank (Zipf), so that each tenfold rank is a step of 2.25.
 */
export function wordDifficulty(reviewed: number | null, rank: number | null): WordDifficulty | null {
  if (reviewed !== null) return { value: oneDecimal(reviewed), source: 'reviews' };
  if (rank === null) return null;
  return { value: oneDecimal(1 + (9 * Math.log10(rank)) / Math.log10(rankedWords)), source: 'frequency' };
}
