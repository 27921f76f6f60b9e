import type { Vocabulary } from '@glossa/contract/word-lists';
import type { Queryable } from '@glossa/db/database';
import { one, statements } from '@glossa/db/statements';

import { ignoredStanding } from './standings.ts';
import type { QueryTypes } from './vocabulary.types.ts';

export const sql = statements<QueryTypes>('wordsVocabulary', {
  // A loose index scan: jumps from one part of speech to the next, however many words each has.
  find: `WITH RECURSIVE used AS (
     (SELECT lw.part_of_speech AS name FROM learner_word lw
      WHERE lw.learner_id = $1 AND lw.language = $2 AND lw.part_of_speech <> ''
      ORDER BY lw.part_of_speech LIMIT 1)
     UNION ALL
     SELECT (SELECT lw.part_of_speech FROM learner_word lw
       WHERE lw.learner_id = $1 AND lw.language = $2 AND lw.part_of_speech <> '' AND lw.part_of_speech > used.name
       ORDER BY lw.part_of_speech LIMIT 1)
     FROM used WHERE used.name IS NOT NULL
   )
   SELECT
     ARRAY(SELECT coalesce(sum(vc.count), 0)::int FROM generate_series(0, ${ignoredStanding}) AS s(standing)
       LEFT JOIN vocabulary_count vc ON vc.learner_id = $1 AND vc.language = $2 AND vc.level = s.standing
       GROUP BY s.standing ORDER BY s.standing) AS counts,
     ARRAY(SELECT g.name::text FROM tag g WHERE g.owner_id = $1
       AND EXISTS (SELECT 1 FROM word_tag wt WHERE wt.tag_id = g.id) ORDER BY g.name) AS tags,
     ARRAY(SELECT name FROM used WHERE name IS NOT NULL) AS parts`,
});

/** Counts words by level, and lists the values that words can be filtered by. */
export async function findVocabulary(
  db: Queryable,
  learnerId: string,
  language: number,
): Promise<Vocabulary> {
  const { counts, tags, parts } = await one(db, sql.find, [learnerId, language]);
  return {
    levels: counts.slice(0, ignoredStanding),
    ignored: counts[ignoredStanding] ?? 0,
    tags,
    parts_of_speech: parts,
  };
}
