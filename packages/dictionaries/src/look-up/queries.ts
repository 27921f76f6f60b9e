import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { Sense } from '../entry.ts';
import type { StoredForm } from '../inflection/stored-forms.ts';
import type { QueryTypes } from './queries.types.ts';

/** A dictionary that is available for lookups. */
export interface DictionaryRow {
  id: number;
  name: string;
  title: string;
  licence: string;
  source: string;
  target: string;
}

/** An entry found by a lookup. */
export interface EntryRow {
  /** Index of the requested word that it matches. */
  word: number;
  dictionaryId: number;
  /**
   * 0 as written, 1 normalized, 2 inflected, 3 capitalized headword of a lower-case word, 4 folded, 5 folded inflected,
   * 6 and above for matches of the other forms, in their order.
   */
  rank: number;
  headword: string;
  partOfSpeech: string;
  reading: string;
  senses: Sense[];
  /** Only if requested. */
  forms?: StoredForm[] | null;
}

/** A relation between two normalized words. `kind` is 1 for synonyms, 2 for antonyms and 3 for related words. */
type RelationRow = QueryTypes['findRelated']['row'];

interface NarrowTypes {
  findEntries: Pick<EntryRow, 'senses'> & { forms: StoredForm[] | null };
  findExpressions: Pick<EntryRow, 'senses'>;
}

const sql = statements<QueryTypes, NarrowTypes>('dictionaryEntries', {
  listReady: `SELECT id, name, title, licence, source, target_language AS target FROM dictionary
   WHERE language = $1 AND status = 'ready' AND ($2::text IS NULL OR target_language = $2) ORDER BY position, id`,
  // Scans one key range for each word, dictionary and form. The first form of a word is the word itself. Entries from
  // preferred groups of dictionaries come first. Within a group and rank, dictionaries alternate, so that one with many
  // matches leaves room for the others. MATERIALIZED hides the lengths of the arrays from the planner, so it plans the
  // statement only once. Planning it for every lookup would take longer than running it.
  findEntries: `WITH input AS MATERIALIZED (
     SELECT $1::int[] AS dictionaries, $2::int[] AS preferences, $3::int[] AS words, $4::int[] AS places,
       $5::text[] AS forms, $6::text[] AS folded, $7::text[] AS written
   ), requested AS (
     SELECT requested.* FROM input
     CROSS JOIN LATERAL unnest(words, places, forms, folded) AS requested(word, place, form, folded)
   ), found AS (
     SELECT DISTINCT ON (requested.word, f.dictionary_id, f.entry) requested.word, f.dictionary_id, f.entry, d.preference, d.place,
       e.headword, e.part_of_speech, e.reading, e.senses, CASE WHEN $10 THEN e.forms END AS forms, CASE
         WHEN requested.place > 0 THEN 5 + requested.place
         WHEN f.is_inflected THEN CASE WHEN f.form = requested.form THEN 2 ELSE 5 END
         WHEN e.headword = written.text THEN 0
         WHEN f.form <> requested.form THEN 4
         WHEN left(written.text, 1) = lower(left(written.text, 1))
           AND left(e.headword, 1) <> lower(left(e.headword, 1)) THEN 3
         ELSE 1 END AS rank
     FROM requested
     CROSS JOIN input
     CROSS JOIN LATERAL (SELECT input.written[requested.word + 1] AS text) written
     CROSS JOIN LATERAL unnest(dictionaries, preferences) WITH ORDINALITY AS d(id, preference, place)
     CROSS JOIN LATERAL (
       SELECT * FROM dictionary_form df WHERE df.dictionary_id = d.id AND df.folded = requested.folded
         AND (requested.place = 0 OR df.form = requested.form AND ($9 OR NOT df.is_inflected))
       ORDER BY df.form <> requested.form, df.is_inflected, df.entry LIMIT $8
     ) f
     JOIN dictionary_entry e ON e.dictionary_id = f.dictionary_id AND e.entry = f.entry
     ORDER BY requested.word, f.dictionary_id, f.entry, rank
   ), ranked AS (
     SELECT *, min(rank) OVER (PARTITION BY word) AS best,
       row_number() OVER (PARTITION BY word, dictionary_id ORDER BY rank, entry) AS turn
     FROM found
   ), numbered AS (
     SELECT *, row_number() OVER (PARTITION BY word ORDER BY preference, rank, turn, place) AS number
     FROM ranked WHERE rank NOT IN (4, 5) OR best > 3
   )
   SELECT word AS "word!", dictionary_id AS "dictionaryId", rank AS "rank!", headword, part_of_speech AS "partOfSpeech", reading, senses, forms
   FROM numbered WHERE number <= $8 ORDER BY word, preference, rank, place, entry`,
  findExpressions: `SELECT c.number::int - 1 AS "candidate!", f.dictionary_id AS "dictionaryId", e.headword, e.part_of_speech AS "partOfSpeech",
     e.reading, e.senses
   FROM unnest($2::text[], $3::text[], $4::boolean[]) WITH ORDINALITY AS c(form, folded, inflected, number)
   JOIN dictionary_form f ON f.dictionary_id = ANY($1::int[]) AND f.folded = c.folded AND f.form = c.form
     AND (c.inflected OR NOT f.is_inflected)
   JOIN dictionary_entry e ON e.dictionary_id = f.dictionary_id AND e.entry = f.entry
   ORDER BY c.number, array_position($1::int[], f.dictionary_id), f.is_inflected, f.entry LIMIT $5`,
  listPartsOfSpeech: `WITH input AS MATERIALIZED (
     SELECT $1::int[] AS dictionaries, $2::text[] AS forms, $3::text[] AS folded
   )
   SELECT DISTINCT requested.form AS "form!", e.part_of_speech AS "partOfSpeech"
   FROM input
   CROSS JOIN LATERAL unnest(forms, input.folded) AS requested(form, folded)
   CROSS JOIN LATERAL unnest(dictionaries) AS d(id)
   CROSS JOIN LATERAL (
     SELECT df.entry FROM dictionary_form df
     WHERE df.dictionary_id = d.id AND df.folded = requested.folded AND df.form = requested.form LIMIT 6
   ) f
   JOIN dictionary_entry e ON e.dictionary_id = d.id AND e.entry = f.entry
   WHERE e.part_of_speech <> ''`,
  // The limit makes PostgreSQL look up one key at a time instead of reading all forms in the dictionaries.
  findKnownForms: `SELECT requested.form AS "form!" FROM unnest($2::text[], $3::text[]) AS requested(form, folded)
   CROSS JOIN LATERAL (
     SELECT 1 FROM dictionary_form df
     WHERE df.dictionary_id = ANY($1) AND df.folded = requested.folded AND df.form = requested.form LIMIT 1
   ) found`,
  findRelated: `SELECT DISTINCT asked.form AS "from", r.form AS "to", r.kind
   FROM dictionary d
   CROSS JOIN unnest($2::text[], $3::text[]) AS asked(form, folded)
   JOIN dictionary_form f ON f.dictionary_id = d.id AND f.folded = asked.folded AND f.form = asked.form
     AND NOT f.is_inflected
   JOIN dictionary_relation r ON r.dictionary_id = d.id AND r.entry = f.entry
   WHERE d.language = $1 AND d.status = 'ready' ORDER BY 1, 3, 2 LIMIT $4`,
});

/** Lists the available dictionaries for a language. With `target`, only those with explanations in that language. */
export const listReadyDictionaries = (
  db: Queryable,
  language: number,
  target: string | undefined,
): Promise<DictionaryRow[]> => many(db, sql.listReady, [language, target ?? null]);

/** A word to look up. */
export interface WordQuery {
  written: string;
  /** The normalized word, followed by other forms, such as its lemmas. */
  forms: readonly string[];
  /** The same forms without accents. */
  folded: readonly string[];
}

/**
 * Finds the entries for words, at most `limit` per word. Dictionaries with a lower preference value come first, then
 * better matches.
 */
export const findEntries = (
  db: Queryable,
  {
    dictionaries,
    words,
    limit,
    inflected = false,
    withForms = false,
  }: {
    dictionaries: readonly { id: number; preference: number }[];
    words: readonly WordQuery[];
    limit: number;
    /** Whether forms other than the word itself may also match inflected forms. */
    inflected?: boolean;
    withForms?: boolean;
  },
): Promise<EntryRow[]> => {
  const requestedForms = words.flatMap(({ forms, folded }, word) =>
    forms.map((form, place) => ({ word, place, form, folded: folded[place] ?? form })),
  );
  return many(db, sql.findEntries, [
    dictionaries.map(({ id }) => id),
    dictionaries.map(({ preference }) => preference),
    requestedForms.map(({ word }) => word),
    requestedForms.map(({ place }) => place),
    requestedForms.map(({ form }) => form),
    requestedForms.map(({ folded }) => folded),
    words.map(({ written }) => written),
    limit,
    inflected,
    withForms,
  ]);
};

/** An entry found for a candidate. `candidate` is its index. */
export type ExpressionRow = Omit<EntryRow, 'word' | 'rank' | 'forms'> & { candidate: number };

/** Finds up to `limit` entries with exactly these forms, in the order of the forms, then by dictionary ID. */
export const findExpressionEntries = (
  db: Queryable,
  {
    dictionaries,
    forms,
    limit,
  }: {
    dictionaries: readonly number[];
    /** Normalized forms. With `inflected`, a form may also match the inflected forms of an entry. */
    forms: readonly { form: string; folded: string; inflected: boolean }[];
    limit: number;
  },
): Promise<ExpressionRow[]> =>
  many(db, sql.findExpressions, [
    dictionaries,
    forms.map(({ form }) => form),
    forms.map(({ folded }) => folded),
    forms.map(({ inflected }) => inflected),
    limit,
  ]);

/** Lists the parts of speech of normalized words, in any order. `folded` are the same words without accents. */
export const listPartsOfSpeech = (
  db: Queryable,
  input: { dictionaries: readonly number[]; forms: readonly string[]; folded: readonly string[] },
): Promise<QueryTypes['listPartsOfSpeech']['row'][]> =>
  many(db, sql.listPartsOfSpeech, [input.dictionaries, input.forms, input.folded]);
/** Returns which normalized forms are in the dictionaries. `folded` are the same forms without accents. */
export const findKnownForms = async (
  db: Queryable,
  dictionaries: readonly number[],
  { forms, folded }: { forms: readonly string[]; folded: readonly string[] },
): Promise<Set<string>> =>
  new Set((await many(db, sql.findKnownForms, [dictionaries, forms, folded])).map(({ form }) => form));

/**
 * Finds up to `limit` relations between words. `forms` are normalized, and `folded` are the same forms without accents.
 */
export const findRelations = (
  db: Queryable,
  input: { language: number; forms: readonly string[]; folded: readonly string[]; limit: number },
): Promise<RelationRow[]> =>
  many(db, sql.findRelated, [input.language, input.forms, input.folded, input.limit]);
