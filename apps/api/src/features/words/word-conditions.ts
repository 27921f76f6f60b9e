import type { WordFilters } from '@glossa/contract/word-filters';
import { statement, type Statement } from '@glossa/db/database';
import { normaliseWord } from '@glossa/language/normalise';

import { standingsOf } from './standings.ts';

/** What chooses words of a learner. In all texts `$1` is the learner. */
export interface Conditions {
  values: unknown[];
  /** Place of the value with the standings. */
  standings: string;
  /** Place of the value with the language; undefined for all languages. */
  language: string | undefined;
  /** Conditions on `learner_word lw` besides learner, language and standing. */
  where: string[];
  /** Whether the words are looked up by their ids. */
  isLookUp: boolean;
  /** Whether words are all that is asked for, and no phrases. */
  noPhrases: boolean;
  /** Adds a value; answers its place. */
  add: (value: unknown) => string;
}

/** A pattern for LIKE in which every character stands for itself. */
const contains = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const tagged = (tag: string) =>
  `SELECT wt.term_id FROM tag g JOIN word_tag wt ON wt.tag_id = g.id
   WHERE g.owner_id = $1 AND g.name = ${tag}::citext`;

// A phrase is asked for at its rarest part; then all its parts must be there.
const inEntry = (entry: string) =>
  `(SELECT dw.term_id FROM library_entry t JOIN document_word dw ON dw.document_id = t.document_id
    WHERE t.id = ${entry} AND t.owner_id = $1
    UNION ALL
    SELECT ph.term_id FROM library_entry t JOIN document_word dw ON dw.document_id = t.document_id
    JOIN learner_word ph ON ph.learner_id = $1 AND ph.anchor = dw.term_id
    WHERE t.id = ${entry} AND t.owner_id = $1 AND NOT EXISTS (
      SELECT 1 FROM unnest(ph.parts) part WHERE part <> 0 AND NOT EXISTS (
        SELECT 1 FROM document_word other WHERE other.document_id = t.document_id AND other.term_id = part)))`;

/** Turns filters into conditions; the same filters with other values make the same texts. */
export function wordConditions(learnerId: string, filter: WordFilters): Conditions {
  const values: unknown[] = [learnerId];
  const add = (value: unknown) => `$${values.push(value)}`;
  const { standings, levels } = standingsOf(filter);
  const standingsPlace = add(standings);
  const language = filter.language === undefined ? undefined : add(filter.language);
  const where: string[] = [];
  // Their number is guessed to be small, so that these words are looked up one by one, whatever else is asked.
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

// Without three letters in a row the trigrams of all learners would be read through, instead of this one's texts.
const hasTrigram = /[\p{L}\p{N}]{3}/u;

/** The words with a text in their form or translation. */
function searched(search: string, language: number | undefined, add: Conditions['add']): string {
  const needle = search.normalize('NFC').toLowerCase();
  const text = hasTrigram.test(needle) ? 'ws.text' : "(ws.text || '')";
  const translated = `lw.term_id IN (SELECT ws.term_id FROM word_search ws
    WHERE ws.learner_id = $1 AND ${text} LIKE ${add(contains(needle))})`;
  const form = normaliseWord(search, language ?? 0);
  // Nothing is left of a text of invisible characters.
  return form === '' ? translated : `(lw.form LIKE ${add(contains(form))} OR ${translated})`;
}

/** A condition that all words meet, for queries that the indexes in the order of lists are to serve. */
export const listed = (word: string): string => `${word}.form <> ''`;

/** The conditions of learner, language, standing and filters on `learner_word lw`. */
export const fitting = ({ language, standings, where, isLookUp, noPhrases }: Conditions): string =>
  [
    'lw.learner_id = $1',
    ...(isLookUp ? [] : [listed('lw')]),
    ...(language ? [`lw.language = ${language}`] : []),
    `word_standing(lw.level, lw.ignored) = ANY (${standings}::smallint[])`,
    ...(noPhrases ? ['lw.anchor IS NULL'] : []),
    ...where,
  ].join(' AND ');

// There are as many texts as there are combinations of filters that people use.
const prepared = new Map<string, Statement>();

/** A statement with conditions; the same text is prepared once. */
export function prepare(text: string): Statement {
  const made = prepared.get(text) ?? statement(`words-${prepared.size}`, text);
  prepared.set(text, made);
  return made;
}
