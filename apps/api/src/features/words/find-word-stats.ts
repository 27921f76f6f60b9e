import type { Queryable } from '@glossa/db/database';

import { loadFrequencyRanks } from '#domain/vocabulary/frequency-ranks.ts';
import { wordDifficulty, type WordDifficulty } from '#domain/vocabulary/word-difficulty.ts';
import { countOccurrences } from './queries.ts';

/** Data about a word that isn't part of its entry. */
export interface WordStats {
  /** Number of occurrences in the learner's texts and videos. Null for a phrase. */
  frequency: number | null;
  /** Frequency rank in the language, 1 for the most frequent word. Null if unknown. */
  rank: number | null;
  difficulty: WordDifficulty | null;
}

interface RankedWord {
  id: number;
  form: string;
  language: number;
  lemma: string | null;
  parts: readonly unknown[] | null;
  reviewDifficulty: number | null;
}

/** Finds the frequency, rank and difficulty of words by ID. A form without a rank gets the rank of its lemma. */
export async function findWordStats(
  db: Queryable,
  learnerId: string,
  words: readonly RankedWord[],
): Promise<Map<number, WordStats>> {
  if (words.length === 0) return new Map();
  const single = words.filter(({ parts }) => parts === null).map(({ id }) => id);
  const counts = await countOccurrences(db, learnerId, single);
  const languages = [...new Set(words.map(({ language }) => language))];
  const ranks = new Map(
    await Promise.all(
      languages.map(async (language) => [language, await loadFrequencyRanks(language)] as const),
    ),
  );
  return new Map(
    words.map((word) => {
      const ranksOfLanguage = ranks.get(word.language);
      const rank = ranksOfLanguage?.get(word.form) ?? ranksOfLanguage?.get(word.lemma ?? '') ?? null;
      return [
        word.id,
        {
          frequency: word.parts === null ? (counts.get(word.id) ?? 0) : null,
          rank,
          difficulty: wordDifficulty(word.reviewDifficulty, rank),
        },
      ];
    }),
  );
}
