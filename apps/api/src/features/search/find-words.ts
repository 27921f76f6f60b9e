import type { Queryable } from '@glossa/db/database';
import { foldWord } from '@glossa/language/fold-word';
import { normalizeWord } from '@glossa/language/normalize';

import * as queries from './queries.ts';

// Without three consecutive letters or digits, there is no trigram to search by.
const trigramPattern = /[\p{L}\p{N}]{3}/u;

/**
 * Returns a match's rank, 0 for the best: the word itself, its translation, a prefix of either, any other substring.
 */
function rankMatch({ text, translation }: queries.WordRow, form: string, needle: string): number {
  if (text === form) return 0;
  const [foldedText, foldedTranslation] = [foldWord(text), foldWord(translation)];
  const [foldedForm, foldedNeedle] = [foldWord(form), foldWord(needle)];
  if (foldedText === foldedForm) return 1;
  if (foldedTranslation === foldedNeedle) return 2;
  if (form !== '' && foldedText.startsWith(foldedForm)) return 3;
  return foldedTranslation.startsWith(foldedNeedle) ? 4 : 5;
}

/**
 * Finds words by part of their form or translation, best first, ignoring accents if there are too few exact matches.
 * Scans all of the learner's forms only if the indexes find too few.
 */
export async function findWords(
  db: Queryable,
  { ownerId, language, q, limit }: queries.SearchParams,
): Promise<queries.WordRow[]> {
  const text = q.normalize('NFC').toLowerCase();
  const form = normalizeWord(q, language ?? 0);
  const scope = { ownerId, language };
  const ids = new Set<number>();
  const add = (found: readonly number[]) => {
    for (const id of found) ids.add(id);
  };
  if (form !== '') add(await queries.findWordsByPrefix(db, { ...scope, form }));
  add(await queries.findWordsByNewTranslations(db, { ...scope, text }));
  if (ids.size < limit && trigramPattern.test(text))
    add(await queries.findWordsByAllTranslations(db, { ...scope, text }));
  if (ids.size < limit && form !== '') add(await queries.findWordsByPart(db, { ...scope, form }));
  if (ids.size === 0) return [];
  const rows = await queries.listWords(db, { ownerId, ids: [...ids] });
  return rows
    .map((row) => ({ row, rank: rankMatch(row, form, text) }))
    .toSorted((one, other) => one.rank - other.rank || one.row.text.length - other.row.text.length)
    .slice(0, limit)
    .map(({ row }) => row);
}
