import { statement, type Queryable } from '@glossa/db/database';

import type { Scope } from './queries.ts';

/** Maximum number of items per kind. */
const few = 10;

const entries = (kind: 'text' | 'video') =>
  statement(
    `${kind}s-of-tag`,
    `SELECT e.id, e.title FROM ${kind}_tag et JOIN ${kind} e ON e.id = et.${kind}_id
     WHERE et.tag_id = $3 AND e.owner_id = $1 AND e.shelf <> 2 AND ($2::smallint IS NULL OR e.language = $2)
     ORDER BY e.created_at DESC, e.id DESC LIMIT ${few}`,
  );
const texts = entries('text');
const videos = entries('video');
const ebooks = statement(
  'ebooks-of-tag',
  `SELECT p.id, p.title FROM product_tag pt JOIN product p ON p.id = pt.product_id
   WHERE pt.tag_id = $3 AND p.owner_id = $1 AND p.removed_at IS NULL AND ($2::smallint IS NULL OR p.language = $2)
   ORDER BY p.created_at DESC, p.id DESC LIMIT ${few}`,
);

const wordColumns = 'lw.term_id AS id, lw.form AS text, lw.translation, lw.language';
const inOrder = `ORDER BY lw.created_at DESC, lw.term_id DESC LIMIT ${few}`;
const rareWords = statement(
  'words-of-rare-tag',
  `SELECT ${wordColumns} FROM learner_word lw
   WHERE lw.learner_id = $1 AND lw.term_id = ANY (ARRAY(SELECT term_id FROM word_tag WHERE tag_id = $3))
     AND ($2::smallint IS NULL OR lw.language = $2) ${inOrder}`,
);
// The list indexes are by language and level; the newest words of each are read until enough have the tag.
const commonWords = statement(
  'words-of-common-tag',
  `SELECT ${wordColumns} FROM (
     SELECT w.* FROM (
       SELECT language, level FROM vocabulary_count
       WHERE learner_id = $1 AND count > 0 AND ($2::smallint IS NULL OR language = $2) OFFSET 0
     ) p CROSS JOIN LATERAL (
       SELECT lw.* FROM learner_word lw
       WHERE lw.learner_id = $1 AND lw.form <> '' AND lw.language = p.language
         AND word_standing(lw.level, lw.ignored) = p.level
         AND EXISTS (SELECT 1 FROM word_tag wt WHERE wt.learner_id = $1 AND wt.term_id = lw.term_id AND wt.tag_id = $3 OFFSET 0)
       ${inOrder}
     ) w
   ) lw ${inOrder}`,
);
/** With more words than this, checking the newest words for the tag is cheaper than sorting all words of the tag. */
const common = 2000;

export interface RelatedWord {
  id: number;
  text: string;
  translation: string;
  language: number;
}

/** Selects the newest texts, videos, ebooks and words of a tag; `words` is its number of words. */
export async function selectRelated(
  db: Queryable,
  tagId: string,
  { ownerId, language }: Scope,
  words: number,
): Promise<{
  texts: { id: string; title: string }[];
  videos: { id: string; title: string }[];
  ebooks: { id: string; title: string }[];
  words: RelatedWord[];
}> {
  const values = [ownerId, language, tagId];
  const [textRows, videoRows, ebookRows, wordRows] = await Promise.all([
    db.rows<{ id: string; title: string }>(texts, values),
    db.rows<{ id: string; title: string }>(videos, values),
    db.rows<{ id: string; title: string }>(ebooks, values),
    db.rows<RelatedWord & Record<string, unknown>>(words < common ? rareWords : commonWords, values),
  ]);
  return { texts: textRows, videos: videoRows, ebooks: ebookRows, words: wordRows };
}
