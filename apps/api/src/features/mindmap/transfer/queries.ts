import type { Queryable } from '@glossa/db/database';
import { first, many, statements, run } from '@glossa/db/statements';

import type { LinkRow } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

interface NarrowTypes {
  listLinks: Pick<LinkRow, 'kind'>;
}

const sql = statements<QueryTypes, NarrowTypes>('mindmapTransfer', {
  undoChange: 'SELECT restored FROM undo_change($1, $2)',
  insertLinks: `INSERT INTO word_link (id, learner_id, language, from_id, to_id, kind, source, batch_id)
   SELECT given.id, $1, $2, least(given.a, given.b), greatest(given.a, given.b), given.kind, 'import', $3
   FROM unnest($4::uuid[], $5::int[], $6::int[], $7::text[]) AS given(id, a, b, kind)
   JOIN learner_word one ON one.learner_id = $1 AND one.language = $2 AND one.term_id = given.a
   JOIN learner_word other ON other.learner_id = $1 AND other.language = $2 AND other.term_id = given.b
   ON CONFLICT (learner_id, from_id, to_id, kind) DO NOTHING`,
  listLinks: `SELECT a.form AS "from", b.form AS "to", l.kind FROM word_link l
   JOIN learner_word a ON a.learner_id = $1 AND a.term_id = l.from_id
   JOIN learner_word b ON b.learner_id = $1 AND b.term_id = l.to_id
   WHERE l.learner_id = $1 AND l.language = $2 ORDER BY l.id`,
  listMapWords: `SELECT lw.form AS term, lw.level AS knowledge_level, lw.ignored, lw.translation, p.x, p.y
   FROM (
     SELECT from_id AS term FROM word_link WHERE learner_id = $1 AND language = $2
     UNION SELECT to_id FROM word_link WHERE learner_id = $1 AND language = $2
     UNION SELECT term_id FROM word_place WHERE learner_id = $1
   ) shown
   JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = shown.term AND lw.language = $2
   LEFT JOIN word_place p ON p.learner_id = $1 AND p.term_id = lw.term_id
   ORDER BY lw.form`,
});

/** Removes the words added by an import. Returns null if it added none, -1 if it has already been undone. */
export const undoImportedWords = async (
  db: Queryable,
  learnerId: string,
  change: string,
): Promise<number | null> => (await first(db, sql.undoChange, [learnerId, change]))?.restored ?? null;

/** Deletes an import's links. Returns how many there were. */
export const deleteLinksOfImport = async (
  db: Queryable,
  learnerId: string,
  batchId: string,
): Promise<number> => (await db.prisma.wordLink.deleteMany({ where: { learnerId, batchId } })).count;

/** Inserts links. Returns how many are new. */
export const insertLinks = (
  db: Queryable,
  learnerId: string,
  {
    language,
    batch,
    links,
  }: {
    language: number;
    batch: string;
    links: readonly { id: string; a: number; b: number; kind: string }[];
  },
): Promise<number> =>
  run(db, sql.insertLinks, [
    learnerId,
    language,
    batch,
    links.map(({ id }) => id),
    links.map(({ a }) => a),
    links.map(({ b }) => b),
    links.map(({ kind }) => kind),
  ]);

/** Lists the links between the learner's words in a language, oldest first. */
export const listLinks = (db: Queryable, learnerId: string, language: number) =>
  many(db, sql.listLinks, [learnerId, language]);

/** Lists the words in a language that have links or a position. */
export const listMapWords = (db: Queryable, learnerId: string, language: number) =>
  many(db, sql.listMapWords, [learnerId, language]);
