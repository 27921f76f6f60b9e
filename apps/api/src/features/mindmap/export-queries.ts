import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { LinkRow } from './walk-queries.ts';
import type { QueryTypes } from './export-queries.types.ts';

interface NarrowTypes {
  listLinks: Pick<LinkRow, 'kind'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('mindmapExport', {
  listLinks: `SELECT a.form AS "from", b.form AS "to", l.kind FROM word_link l
   JOIN learner_word a ON a.learner_id = $1 AND a.term_id = l.from_id
   JOIN learner_word b ON b.learner_id = $1 AND b.term_id = l.to_id
   WHERE l.learner_id = $1 AND l.language = $2 ORDER BY l.id`,
  listWords: `SELECT lw.form AS term, lw.level AS knowledge_level, lw.ignored, lw.translation, p.x, p.y
   FROM (
     SELECT from_id AS term FROM word_link WHERE learner_id = $1 AND language = $2
     UNION SELECT to_id FROM word_link WHERE learner_id = $1 AND language = $2
     UNION SELECT term_id FROM word_place WHERE learner_id = $1
   ) shown
   JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = shown.term AND lw.language = $2
   LEFT JOIN word_place p ON p.learner_id = $1 AND p.term_id = lw.term_id
   ORDER BY lw.form`,
});

/** Lists the links of a language between the learner's words, oldest first. */
export const selectLinks = (db: Queryable, learnerId: string, language: number) =>
  many(db, sql.listLinks, [learnerId, language]);

/** Lists the words of a language that have links or a position. */
export const selectMapWords = (db: Queryable, learnerId: string, language: number) =>
  many(db, sql.listWords, [learnerId, language]);
