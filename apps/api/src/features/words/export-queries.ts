import type { WordFilters } from '@glossa/contract/word-filters';
import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';
import type { CardWord } from '@glossa/formats/word-files/anki/word-notes';

import { listStatement } from '#domain/library/select-list-page.ts';
import type { QueryTypes } from './export-queries.types.ts';
import { findFigures, type WordFigures } from './word-figures.ts';
import { memoryColumns } from './word-row.ts';
import { fitting, wordConditions, type Conditions } from './word-conditions.ts';

/** Filter for exported words of a language, given by ID, or the IDs of some of its words. */
export type ExportFilter = Omit<WordFilters, 'max_depth' | 'language'> & {
  language: number;
  ids?: number[] | undefined;
};

/** Words per query: few enough for memory, many enough for speed. */
const batch = 1000;

/** Builds a condition on `learner_word lw` for the exported words, with its values. */
function wanted(learnerId: string, { ids, ...filter }: ExportFilter): { text: string } & Conditions {
  const conditions = wordConditions(learnerId, filter);
  if (ids) conditions.where.push(`lw.term_id = ANY (${conditions.add(ids)}::int[])`);
  return { ...conditions, text: fitting(conditions) };
}

const columns = `lw.term_id AS "termId", lw.form, lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation,
  lw.example, lw.notes, lw.part_of_speech, lw.lemma, lw.image_key AS "imageKey",
  lw.created_at, lw.updated_at, lw.started_at, lw.known_at, ${memoryColumns('lw')},
  CASE WHEN lw.parts IS NOT NULL THEN ARRAY(
    SELECT t.form FROM unnest(lw.parts) WITH ORDINALITY AS part(id, place)
    LEFT JOIN term t ON t.id = part.id ORDER BY part.place) END AS parts,
  ARRAY(SELECT g.name::text FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
    WHERE wt.learner_id = $1 AND wt.term_id = lw.term_id ORDER BY g.name) AS tags`;

// Never executed: they give the statements below, whose conditions differ, the types of their rows.
export const sql = statements<QueryTypes>('wordsExport', {
  list: `SELECT ${columns} FROM learner_word lw WHERE lw.learner_id = $1`,
  count: 'SELECT count(*)::int AS count FROM learner_word lw WHERE lw.learner_id = $1',
});

/** Returns the name of a picture in a deck; it is unique because Anki keeps the media of all decks in one folder. */
const pictureName = (key: string): string => `glossa-${key.replaceAll('/', '-')}`;

/** A word with the storage key of its picture. */
export type ExportWord = CardWord & { imageKey: string | null };

function present(found: QueryTypes['list']['row'], figures: WordFigures | undefined): ExportWord {
  const { termId: _, form, imageKey, lastReview, reviewDifficulty: __, ...row } = found;
  return {
    text: form,
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    started_at: row.started_at?.toISOString() ?? null,
    known_at: row.known_at?.toISOString() ?? null,
    difficulty: figures?.difficulty?.value ?? null,
    frequency: figures?.frequency ?? null,
    frequency_rank: figures?.rank ?? null,
    last_reviewed: lastReview?.toISOString() ?? null,
    picture: imageKey && pictureName(imageKey),
    imageKey,
  };
}

/**
 * Yields the words of a vocabulary, each once, in a fixed order. Reads them in batches on demand, so that a slow
 * consumer holds neither memory nor a connection.
 */
export async function* exportedWords(
  db: Queryable,
  learnerId: string,
  filter: ExportFilter,
): AsyncGenerator<ExportWord> {
  const { text, values, add } = wanted(learnerId, filter);
  const last = values.length;
  const next = listStatement(
    sql.list,
    `SELECT ${columns} FROM learner_word lw WHERE ${text} AND lw.term_id > ${add(0)} ORDER BY lw.term_id LIMIT ${batch}`,
  );
  for (;;) {
    const rows = await many(db, next, values);
    const words = rows.map((row) => ({ ...row, id: row.termId, language: filter.language }));
    const figures = await findFigures(db, learnerId, words);
    for (const row of rows) yield present(row, figures.get(row.termId));
    if (rows.length < batch) return;
    values[last] = rows.at(-1)?.termId;
  }
}

/** Counts the words of an export up to `limit`. */
export async function countExported(
  db: Queryable,
  learnerId: string,
  filter: ExportFilter,
  limit: number,
): Promise<number> {
  const { text, values, add } = wanted(learnerId, filter);
  const some = listStatement(
    sql.count,
    `SELECT count(*)::int AS count FROM (SELECT 1 FROM learner_word lw WHERE ${text} LIMIT ${add(limit)}) few`,
  );
  return (await one(db, some, values)).count;
}
