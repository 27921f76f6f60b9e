import type { Queryable } from '@glossa/db/database';
import { first, run, statements } from '@glossa/db/statements';

import type { LinkRow, LinkTypes } from './walk-queries.ts';
import type { QueryTypes } from './link-queries.types.ts';

const columns = 'id, from_id AS "from", to_id AS "to", kind, source';

interface NarrowTypes {
  insert: LinkTypes;
  find: LinkTypes;
  setKind: LinkTypes;
}

export const sql = statements<QueryTypes, NarrowTypes>('mindmapLink', {
  // Both ends must be words of this learner in this language.
  insert: `INSERT INTO word_link (id, learner_id, language, from_id, to_id, kind, source)
   SELECT $2, $1, $3, least($4::int, $5::int), greatest($4::int, $5::int), $6, $7
   WHERE (SELECT count(*) FROM learner_word
     WHERE learner_id = $1 AND language = $3 AND term_id IN ($4, $5)) = 2
   ON CONFLICT (learner_id, from_id, to_id, kind) DO NOTHING
   RETURNING ${columns}`,
  find: `SELECT ${columns} FROM word_link
   WHERE learner_id = $1 AND from_id = least($2::int, $3::int) AND to_id = greatest($2::int, $3::int) AND kind = $4`,
  setKind: `UPDATE word_link SET kind = $3 WHERE learner_id = $1 AND id = $2 RETURNING ${columns}`,
  remove: 'DELETE FROM word_link WHERE learner_id = $1 AND id = $2',
  removeBatch: 'DELETE FROM word_link WHERE learner_id = $1 AND batch_id = $2',
  insertMany: `INSERT INTO word_link (id, learner_id, language, from_id, to_id, kind, source, batch_id)
   SELECT given.id, $1, $2, least(given.a, given.b), greatest(given.a, given.b), given.kind, 'import', $3
   FROM unnest($4::uuid[], $5::int[], $6::int[], $7::text[]) AS given(id, a, b, kind)
   JOIN learner_word one ON one.learner_id = $1 AND one.language = $2 AND one.term_id = given.a
   JOIN learner_word other ON other.learner_id = $1 AND other.language = $2 AND other.term_id = given.b
   ON CONFLICT (learner_id, from_id, to_id, kind) DO NOTHING`,
});

/** A link to insert between words `a` and `b`. */
export interface NewLink {
  id: string;
  language: number;
  a: number;
  b: number;
  kind: LinkRow['kind'];
  source: LinkRow['source'];
}

/** Links two of a learner's words. Returns undefined when the link exists or a word is not in the vocabulary. */
export const insertLink = (db: Queryable, learnerId: string, link: NewLink): Promise<LinkRow | undefined> =>
  first(db, sql.insert, [learnerId, link.id, link.language, link.a, link.b, link.kind, link.source]);

/** Finds the link of two words, in either order. */
export const findLink = (
  db: Queryable,
  learnerId: string,
  { a, b, kind }: { a: number; b: number; kind: string },
): Promise<LinkRow | undefined> => first(db, sql.find, [learnerId, a, b, kind]);

/** Changes the kind of a link. Returns undefined when the learner has no such link. */
export const setLinkKind = (
  db: Queryable,
  learnerId: string,
  { id, kind }: { id: string; kind: string },
): Promise<LinkRow | undefined> => first(db, sql.setKind, [learnerId, id, kind]);

/** Deletes a link. Returns whether it existed. */
export const deleteLink = async (db: Queryable, learnerId: string, id: string): Promise<boolean> =>
  (await run(db, sql.remove, [learnerId, id])) > 0;

/** Deletes the links of an import. Returns how many. */
export const deleteBatch = (db: Queryable, learnerId: string, batch: string): Promise<number> =>
  run(db, sql.removeBatch, [learnerId, batch]);

/** Inserts many links. Returns how many are new. */
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
  run(db, sql.insertMany, [
    learnerId,
    language,
    batch,
    links.map(({ id }) => id),
    links.map(({ a }) => a),
    links.map(({ b }) => b),
    links.map(({ kind }) => kind),
  ]);
