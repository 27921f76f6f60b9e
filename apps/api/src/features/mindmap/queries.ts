import type { Queryable } from '@glossa/db/database';
import { first, many, statements, run } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** Columns of a link whose types are narrower than in the database schema. */
export interface LinkTypes {
  kind: 'related' | 'synonym' | 'antonym';
  source: 'hand' | 'import' | 'suggestion';
}

const linkColumns = 'id, from_id AS "from", to_id AS "to", kind, source';

interface NarrowTypes {
  insertLink: LinkTypes;
  findLink: LinkTypes;
  setLinkKind: LinkTypes;
}

const sql = statements<QueryTypes, NarrowTypes>('mindmap', {
  findWords: `SELECT lw.term_id AS id, lw.form AS term, lw.level, lw.ignored, lw.translation,
     lw.term_id AS lemma, 0 AS depth, p.x, p.y
   FROM learner_word lw LEFT JOIN word_place p ON p.learner_id = $1 AND p.term_id = lw.term_id
   WHERE lw.learner_id = $1 AND lw.language = $2 AND lw.term_id = ANY ($3::int[])`,
  findWordLanguage: 'SELECT language FROM learner_word WHERE learner_id = $1 AND term_id = $2',
  listTermsByForm: `SELECT t.id, t.form FROM term t JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = t.id
   WHERE t.language = $2 AND t.form = ANY ($3)`,
  // Both ends must be in this learner's vocabulary in this language.
  insertLink: `INSERT INTO word_link (id, learner_id, language, from_id, to_id, kind, source)
   SELECT $2, $1, $3, least($4::int, $5::int), greatest($4::int, $5::int), $6, $7
   WHERE (SELECT count(*) FROM learner_word
     WHERE learner_id = $1 AND language = $3 AND term_id IN ($4, $5)) = 2
   ON CONFLICT (learner_id, from_id, to_id, kind) DO NOTHING
   RETURNING ${linkColumns}`,
  findLink: `SELECT ${linkColumns} FROM word_link
   WHERE learner_id = $1 AND from_id = least($2::int, $3::int) AND to_id = greatest($2::int, $3::int) AND kind = $4`,
  setLinkKind: `UPDATE word_link SET kind = $3 WHERE learner_id = $1 AND id = $2 RETURNING ${linkColumns}`,
  upsertPositions: `INSERT INTO word_place (learner_id, term_id, x, y)
   SELECT DISTINCT ON (given.id) $1, given.id, given.x, given.y
   FROM unnest($2::int[], $3::real[], $4::real[]) AS given(id, x, y)
   JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = given.id
   ORDER BY given.id
   ON CONFLICT (learner_id, term_id) DO UPDATE SET x = excluded.x, y = excluded.y WHERE $5`,
  deletePositions: `DELETE FROM word_place p USING term t WHERE p.learner_id = $1 AND t.id = p.term_id AND t.language = $2`,
});

/** Returns the given terms that are in the learner's vocabulary in a language, in no particular order. */
export const findWords = (
  db: Queryable,
  learnerId: string,
  { language, terms }: { language: number; terms: readonly number[] },
): Promise<NodeRow[]> => many(db, sql.findWords, [learnerId, language, terms]);

/** Returns the language ID of a word; undefined if the learner doesn't have it in their vocabulary. */
export const findWordLanguage = async (
  db: Queryable,
  learnerId: string,
  term: number,
): Promise<number | undefined> => (await first(db, sql.findWordLanguage, [learnerId, term]))?.language;

/** Maps the given forms to the IDs of the learner's words, leaving out forms that aren't in their vocabulary. */
export const findTermsByForm = async (
  db: Queryable,
  learnerId: string,
  { language, forms }: { language: number; forms: readonly string[] },
): Promise<Map<string, number>> => {
  const rows = await many(db, sql.listTermsByForm, [learnerId, language, forms]);
  return new Map(rows.map(({ id, form }) => [form, id]));
};

/**
 * A word on a map. `lemma` is the term ID of the lemma set by the learner, or else of the suggested lemma, or else of
 * the word itself.
 */
export type NodeRow = QueryTypes['findWords']['row'];

export type LinkRow = Omit<QueryTypes['findLink']['row'], keyof LinkTypes> & LinkTypes;

/** A link to insert between words `a` and `b`. */
export interface NewLink {
  id: string;
  language: number;
  a: number;
  b: number;
  kind: LinkRow['kind'];
  source: LinkRow['source'];
}

/** Links two of a learner's words. Returns undefined if the link exists or a word isn't in the vocabulary. */
export const insertLink = (db: Queryable, learnerId: string, link: NewLink): Promise<LinkRow | undefined> =>
  first(db, sql.insertLink, [learnerId, link.id, link.language, link.a, link.b, link.kind, link.source]);

/** Finds the link of a kind between two words, in either direction. */
export const findLink = (
  db: Queryable,
  learnerId: string,
  { a, b, kind }: { a: number; b: number; kind: string },
): Promise<LinkRow | undefined> => first(db, sql.findLink, [learnerId, a, b, kind]);

/** Changes the kind of a link. Returns undefined if the learner has no such link. */
export const setLinkKind = (
  db: Queryable,
  learnerId: string,
  { id, kind }: { id: string; kind: string },
): Promise<LinkRow | undefined> => first(db, sql.setLinkKind, [learnerId, id, kind]);

/** Deletes a link. Returns whether it existed. */
export const deleteLink = async (db: Queryable, learnerId: string, id: string): Promise<boolean> =>
  (await db.prisma.wordLink.deleteMany({ where: { id, learnerId } })).count > 0;

export interface WordPosition {
  id: number;
  x: number;
  y: number;
}

/** Stores the positions of words, overwriting existing ones if `overwrite` is set. Returns how many were stored. */
export const storePositions = (
  db: Queryable,
  learnerId: string,
  positions: readonly WordPosition[],
  { overwrite }: { overwrite: boolean },
): Promise<number> =>
  run(db, sql.upsertPositions, [
    learnerId,
    positions.map(({ id }) => id),
    positions.map(({ x }) => x),
    positions.map(({ y }) => y),
    overwrite,
  ]);

/** Deletes all word positions in a language. Returns how many there were. */
export const deletePositions = (db: Queryable, learnerId: string, language: number): Promise<number> =>
  run(db, sql.deletePositions, [learnerId, language]);
