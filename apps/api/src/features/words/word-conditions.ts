import type { WordFilters } from '@glossa/contract/word-filters';
import { normaliseWord } from '@glossa/language/normalise';

import { standingsOf } from './standings.ts';

/** Conditions that filter a learner's words. `$1` is always the learner. */
export interface Conditions {
  values: unknown[];
  /** Placeholder of the levels. */
  standings: string;
  /** Placeholder of the language; undefined for all languages. */
  language: string | undefined;
  /** Conditions on `learner_word lw` other than learner, language and level. */
  where: string[];
  /** Whether the words are looked up by their IDs. */
  isLookUp: boolean;
  /** Whether only words are requested, without phrases. */
  noPhrases: boolean;
  /** Adds a value and returns its placeholder. */
  add: (value: unknown) => string;
}

/** Returns a LIKE pattern for a literal substring. */
const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const tagged = (tag: string) =>
  `SELECT wt.term_id FROM tag g JOIN word_tag wt ON wt.tag_id = g.id
   WHERE g.owner_id = $1 AND g.name = ${tag}::citext`;

// A phrase is found by its rarest part; then all its parts must be in the text.
const inEntry = (entry: string) =>
  `(SELECT dw.term_id FROM library_entry t JOIN document_word dw ON dw.document_id = t.document_id
    WHERE t.id = ${entry} AND t.owner_id = $1
    UNION ALL
    SELECT ph.term_id FROM library_entry t JOIN document_word dw ON dw.document_id = t.document_id
    JOIN learner_word ph ON ph.learner_id = $1 AND ph.anchor = dw.term_id
    WHERE t.id = ${entry} AND t.owner_id = $1 AND NOT EXISTS (
      SELECT 1 FROM unnest(ph.parts) part WHERE part <> 0 AND NOT EXISTS (
        SELECT 1 FROM document_word other WHERE other.document_id = t.document_id AND other.term_id = part)))`;

/** Converts filters to conditions; the same filters with other values produce the same SQL. */
export function wordConditions(learnerId: string, filter: WordFilters): Conditions {
  const values: unknown[] = [learnerId];
  const add = (value: unknown) => `$${values.push(value)}`;
  const { standings, levels } = standingsOf(filter);
  const standingsPlace = add(standings);
  const language = filter.language === undefined ? undefined : add(filter.language);
  const where: string[] = [];
  // The planner assumes that an array is small, so it looks these words up by ID whatever the other filters are.
  const sets = [
    ...(filter.tag ? [tagged(add(filter.tag))] : []),
    ...[filter.text, filter.video].flatMap((entry) => (entry ? [inEntry(add(entry))] : [])),
  ];
  if (sets.length > 0) where.push(`lw.term_id = ANY (ARRAY(${sets.join(' INTERSECT ')}))`);
  if (filter.part_of_speech) {
    where.push(`lw.part_of_speech = ${add(filter.part_of_speech)} AND lw.part_of_speech <> ''`);
  }
  if (filter.has_translation !== undefined)
    where.push(`lw.translation ${filter.has_translation ? '<>' : '='} ''`);
  if (filter.is_phrase) where.push('lw.anchor IS NOT NULL');
  if (levels) where.push(`lw.level BETWEEN ${add(levels[0])} AND ${add(levels[1])}`);
  if (filter.search) where.push(searched(filter.search, filter.language, add));
  return {
    values,
    add,
    language,
    standings: standingsPlace,
    where,
    isLookUp: sets.length > 0,
    noPhrases: filter.is_phrase === false,
  };
}

// Without three consecutive letters, the trigram index would be scanned for all learners. Then the texts of this
// learner are read instead.
const hasTrigram = /[\p{L}\p{N}]{3}/u;

/** Returns the condition for words with a text in their form or translation. */
function searched(search: string, language: number | undefined, add: Conditions['add']): string {
  const needle = search.normalize('NFC').toLowerCase();
  const text = hasTrigram.test(needle) ? 'ws.text' : "(ws.text || '')";
  const translated = `lw.term_id IN (SELECT ws.term_id FROM word_search ws
    WHERE ws.learner_id = $1 AND ${text} LIKE ${add(contains(needle))})`;
  const form = normaliseWord(search, language ?? 0);
  // A text of invisible characters normalizes to an empty string.
  return form === '' ? translated : `(lw.form LIKE ${add(contains(form))} OR ${translated})`;
}

/** Returns a condition that all words meet, which lets queries use the partial indexes of the list orders. */
export const listed = (word: string): string => `${word}.form <> ''`;

/** Returns the conditions on `learner_word lw` for learner, language, level and filters. */
export const fitting = ({ language, standings, where, isLookUp, noPhrases }: Conditions): string =>
  [
    'lw.learner_id = $1',
    ...(isLookUp ? [] : [listed('lw')]),
    ...(language ? [`lw.language = ${language}`] : []),
    `word_standing(lw.level, lw.ignored) = ANY (${standings}::smallint[])`,
    ...(noPhrases ? ['lw.anchor IS NULL'] : []),
    ...where,
  ].join(' AND ');
