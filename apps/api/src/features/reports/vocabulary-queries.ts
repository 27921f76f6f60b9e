import type { VocabularyReport } from '@glossa/contract/reports';
import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import { languageById } from '@glossa/language/languages';

import { dayOf } from '#domain/activity/learner-day.ts';
import type { Whose } from './done-queries.ts';
import type { ReportRange } from './report-range.ts';
import type { QueryTypes } from './vocabulary-queries.types.ts';

const midnight = (day: string): string => `${day}::date::timestamp AT TIME ZONE 'UTC'`;

export const sql = statements<QueryTypes>('reportsVocabulary', {
  countByLevel: `SELECT level, (SELECT coalesce(sum(count), 0)::int FROM vocabulary_count v
     WHERE v.learner_id = $1 AND v.level = levels.level AND ($2::smallint IS NULL OR v.language = $2)) AS count
   FROM generate_series(1, 5) AS levels (level) ORDER BY level`,
  // Somewhere on Earth, a day begins up to 14 hours before or 12 hours after midnight UTC.
  listLearned: `SELECT form AS text, translation, language, ${dayOf('known_at')}::text AS "date!" FROM (
     SELECT * FROM learner_word
     WHERE learner_id = $1 AND ($2::smallint IS NULL OR language = $2)
       AND known_at >= ${midnight('$3')} - interval '14 hours' AND known_at < ${midnight('$4')} + interval '36 hours'
       AND (known_at >= ${midnight('$3')} + interval '12 hours' OR ${dayOf('known_at')} >= $3::date)
       AND (known_at < ${midnight('$4')} + interval '10 hours' OR ${dayOf('known_at')} <= $4::date)
     ORDER BY known_at DESC, term_id LIMIT $5
   ) words ORDER BY known_at DESC, term_id`,
});

/** Counts all words by level, and selects up to `limit` learned words, the latest first. */
export async function selectVocabulary(
  db: Queryable,
  { learnerId, language }: Whose,
  { from, to }: ReportRange,
  limit: number,
): Promise<Pick<VocabularyReport, 'levels' | 'learned'>> {
  const [counts, words] = await Promise.all([
    many(db, sql.countByLevel, [learnerId, language ?? null]),
    many(db, sql.listLearned, [learnerId, language ?? null, from, to, limit]),
  ]);
  return {
    levels: counts,
    learned: words.map((word) => ({ ...word, language: languageById(word.language)?.code ?? '' })),
  };
}
