import type { Queryable } from '@glossa/db/database';
import { many, statements } from '@glossa/db/statements';

import type { Sense } from './entry.ts';
import type { QueryTypes } from './look-up-queries.types.ts';

/** A dictionary that is available for lookups. */
export interface DictionaryRow {
  id: number;
  name: string;
  licence: string;
  source: string;
  target: string;
}

export interface EntryRow {
  dictionaryId: number;
  /** 0 as written, 1 normalized, 2 folded, 3 inflected, 4 folded inflected, 5 by another lemma. */
  rank: number;
  headword: string;
  partOfSpeech: string;
  reading: string;
  senses: Sense[];
}

interface NarrowTypes {
  findEntries: Pick<EntryRow, 'senses'>;
}

export const sql = statements<QueryTypes, NarrowTypes>('dictionariesLookUp', {
  listReady: `SELECT id, name, licence, source, target_language AS target FROM dictionary
   WHERE language = $1 AND status = 'ready' AND ($2::text IS NULL OR target_language = $2) ORDER BY id`,
  // Scans one key range per dictionary and form. The first form is the word itself, the others are its lemmas.
  // Dictionaries alternate within a rank, so that a long one leaves room for the others.
  findEntries: `WITH found AS (
     SELECT DISTINCT ON (f.dictionary_id, f.entry) f.dictionary_id, f.entry, e.headword, e.part_of_speech, e.reading,
       e.senses, CASE
         WHEN asked.place > 1 THEN 5
         WHEN f.is_inflected THEN CASE WHEN f.form = asked.form THEN 3 ELSE 4 END
         WHEN e.headword = $2 THEN 0
         WHEN f.form = asked.form THEN 1
         ELSE 2 END AS rank
     FROM unnest($1::int[]) AS d(id)
     CROSS JOIN unnest($3::text[], $4::text[]) WITH ORDINALITY AS asked(form, folded, place)
     CROSS JOIN LATERAL (
       SELECT * FROM dictionary_form df WHERE df.dictionary_id = d.id AND df.folded = asked.folded
         AND (asked.place = 1 OR df.form = asked.form AND NOT df.is_inflected)
       ORDER BY df.form <> asked.form, df.is_inflected, df.entry LIMIT $5
     ) f
     JOIN dictionary_entry e ON e.dictionary_id = f.dictionary_id AND e.entry = f.entry
     ORDER BY f.dictionary_id, f.entry, rank
   ), ranked AS (
     SELECT *, min(rank) OVER () AS best, row_number() OVER (PARTITION BY dictionary_id ORDER BY rank, entry) AS turn
     FROM found
   ), chosen AS (
     SELECT * FROM ranked WHERE rank NOT IN (2, 4) OR best > 1 ORDER BY rank, turn, dictionary_id LIMIT $5
   )
   SELECT dictionary_id AS "dictionaryId", rank, headword, part_of_speech AS "partOfSpeech", reading, senses
   FROM chosen ORDER BY rank, dictionary_id, entry`,
});

/** Lists the available dictionaries for a language. With `target`, only those with explanations in it. */
export const readyDictionaries = (
  db: Queryable,
  language: number,
  target: string | undefined,
): Promise<DictionaryRow[]> => many(db, sql.listReady, [language, target ?? null]);

/** Finds entries by any of the forms, at most `limit`. */
export const findEntries = (
  db: Queryable,
  asked: { dictionaries: number[]; written: string; forms: string[]; folded: string[]; limit: number },
): Promise<EntryRow[]> =>
  many(db, sql.findEntries, [asked.dictionaries, asked.written, asked.forms, asked.folded, asked.limit]);
