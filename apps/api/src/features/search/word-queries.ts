import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';
import { accentPattern } from '@glossa/language/accent-pattern';
import { foldWord } from '@glossa/language/fold-word';
import { normaliseWord } from '@glossa/language/normalise';

import { escapeLike } from '#domain/library/select-list-page.ts';
import type { Wanted } from './queries.ts';
import type { QueryTypes } from './word-queries.types.ts';

type WordRow = QueryTypes['listWords']['row'];
const hits = 50;

export const sql = statements<QueryTypes>('searchWord', {
  // The index orders words within each language and level, so prefix matches are adjacent.
  findByPrefix: `SELECT w.term_id AS id FROM (
     SELECT language, level FROM vocabulary_count
     WHERE learner_id = $1 AND count > 0 AND ($2::smallint IS NULL OR language = $2) OFFSET 0
   ) p CROSS JOIN LATERAL (
     SELECT lw.term_id, lw.form FROM learner_word lw
     WHERE lw.learner_id = $1 AND lw.form <> '' AND lw.language = p.language
       AND word_standing(lw.level, lw.ignored) = p.level AND lw.form >= $3
     ORDER BY lw.form LIMIT 12
   ) w WHERE starts_with(w.form, $3) ORDER BY length(w.form), w.form LIMIT 12`,
  findByPart: `SELECT lw.term_id AS id FROM learner_word lw
   WHERE lw.learner_id = $1 AND lw.form <> '' AND ($2::smallint IS NULL OR lw.language = $2) AND lw.form ~ $3
   LIMIT 12`,
  // Frequent matches turn up among the newest few thousand translations; rare ones are found by their trigrams.
  findBySomeTranslations: `SELECT ws.term_id AS id FROM (
     SELECT term_id, text FROM word_search
     WHERE learner_id = $1 AND ($2::smallint IS NULL OR language = $2) ORDER BY term_id DESC LIMIT 5000
   ) ws WHERE ws.text ~ $3 LIMIT ${hits}`,
  findByAllTranslations: `SELECT ws.term_id AS id FROM word_search ws
   WHERE ws.learner_id = $1 AND ($2::smallint IS NULL OR ws.language = $2) AND ws.text LIKE $3 LIMIT ${hits}`,
  listWords: `SELECT term_id AS id, form AS text, translation, language FROM learner_word
   WHERE learner_id = $1 AND term_id = ANY ($2)`,
});

// Without three consecutive letters or digits there is no trigram to search by.
const hasTrigram = /[\p{L}\p{N}]{3}/u;

/** Ranks a word, best first: the word itself, its translation, a prefix of either, another part. */
function rank({ text, translation }: WordRow, form: string, needle: string): number {
  if (text === form) return 0;
  const [word, meaning] = [foldWord(text), foldWord(translation)];
  const [wanted, meant] = [foldWord(form), foldWord(needle)];
  if (word === wanted) return 1;
  if (meaning === meant) return 2;
  if (form !== '' && word.startsWith(wanted)) return 3;
  return meaning.startsWith(meant) ? 4 : 5;
}

/**
 * Finds words by part of their form or translation, best first, and ignores accents if exact matches are not enough.
 * Scans all forms of the learner only if the indexes find too few.
 */
export async function findWords(db: Queryable, { ownerId, language, q, limit }: Wanted): Promise<WordRow[]> {
  const needle = q.normalize('NFC').toLowerCase();
  const form = normaliseWord(q, language ?? 0);
  const ids = new Set<number>();
  const add = async (search: typeof sql.findByPrefix, value: string) => {
    for (const { id } of await many(db, search, [ownerId, language, value])) ids.add(id);
  };
  if (form !== '') await add(sql.findByPrefix, form);
  await add(sql.findBySomeTranslations, accentPattern(needle));
  if (ids.size < limit && hasTrigram.test(needle))
    await add(sql.findByAllTranslations, `%${escapeLike(needle)}%`);
  if (ids.size < limit && form !== '') await add(sql.findByPart, accentPattern(form));
  if (ids.size === 0) return [];
  const rows = await many(db, sql.listWords, [ownerId, [...ids]]);
  return rows
    .map((row) => ({ row, at: rank(row, form, needle) }))
    .toSorted((one, other) => one.at - other.at || one.row.text.length - other.row.text.length)
    .slice(0, limit)
    .map(({ row }) => row);
}
