import { maxRankedWords } from './frequency-ranks.ts';

/** The difficulty of a word, from 1 (easy) to 10 (hard), and what it is based on. */
export interface WordDifficulty {
  value: number;
  source: 'reviews' | 'frequency';
}

const roundToOneDecimal = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns the difficulty of a word for a learner. Null if there are neither reviews nor a frequency rank.
 *
 * A reviewed word has the FSRS difficulty D, 1 to 10, which rises with the answers "again" and "hard" (ts-fsrs; Ye, Su
 * and Cao, "A Stochastic Shortest Path Algorithm for Optimizing Spaced Repetition Scheduling", KDD 2022). Otherwise, D
 * = 1 + 9 · log10(rank) / log10(10,000): frequency falls with rank (Zipf), so each factor of ten adds 2.25.
 */
export function wordDifficulty(reviewed: number | null, rank: number | null): WordDifficulty | null {
  if (reviewed !== null) return { value: roundToOneDecimal(reviewed), source: 'reviews' };
  if (rank === null) return null;
  return {
    value: roundToOneDecimal(1 + (9 * Math.log10(rank)) / Math.log10(maxRankedWords)),
    source: 'frequency',
  };
}
