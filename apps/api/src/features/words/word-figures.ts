import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import { frequencyRanks } from '#domain/vocabulary/frequency-ranks.ts';
import { wordDifficulty, type WordDifficulty } from '#domain/vocabulary/word-difficulty.ts';
import type { QueryTypes } from './word-figures.types.ts';

export const sql = statements<QueryTypes>('wordsWordFigures', {
  // Starts from the learner's own documents and looks up only these terms in each. Starting from a term would read the
  // documents of all learners. Cost: the learner's documents times the terms shown.
  countOccurrences: `SELECT w.term_id AS id, sum(w.count)::int AS count
   FROM learner_document ld CROSS JOIN LATERAL (
     SELECT dw.term_id, dw.count FROM document_word dw
     WHERE dw.document_id = ld.document_id AND dw.term_id = ANY ($2::int[]) OFFSET 0
   ) w WHERE ld.learner_id = $1 GROUP BY w.term_id`,
});

/** Data of a word that is not part of its entry. */
export interface WordFigures {
  /** Null for a phrase. */
  frequency: number | null;
  rank: number | null;
  difficulty: WordDifficulty | null;
}

interface Figured {
  id: number;
  form: string;
  language: number;
  lemma: string | null;
  parts: readonly unknown[] | null;
  reviewDifficulty: number | null;
}

/** Finds the frequency, rank and difficulty of words by ID. A form without a rank gets the rank of its lemma. */
export async function findFigures(
  db: Queryable,
  learnerId: string,
  words: readonly Figured[],
): Promise<Map<number, WordFigures>> {
  if (words.length === 0) return new Map();
  const single = words.filter(({ parts }) => parts === null).map(({ id }) => id);
  const rows = await many(db, sql.countOccurrences, [learnerId, single]);
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const languages = [...new Set(words.map(({ language }) => language))];
  const ranks = new Map(
    await Promise.all(languages.map(async (language) => [language, await frequencyRanks(language)] as const)),
  );
  return new Map(
    words.map((word) => {
      const ranked = ranks.get(word.language);
      const rank = ranked?.get(word.form) ?? ranked?.get(word.lemma ?? '') ?? null;
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
