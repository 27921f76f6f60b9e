import type { WordFilters } from '@glossa/contract/word-filters';
import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';

import { listStatement } from '#domain/library/lists/queries.ts';
import { buildWhere, wordConditions, type WordConditions } from '../lists/queries.ts';
import { memoryColumns } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

/** Which words of a language to export: those that match the filters and, if given, are in `ids`. */
export type ExportFilter = Omit<WordFilters, 'max_depth' | 'language'> & {
  language: number;
  ids?: number[] | undefined;
};

/** Words per query: few enough to fit in memory, many enough to be fast. */
const batchSize = 1000;

/** Builds a condition on `learner_word lw` for the exported words, with its values. */
function exportConditions(
  learnerId: string,
  { ids, ...filter }: ExportFilter,
): { text: string } & WordConditions {
  const conditions = wordConditions(learnerId, filter);
  if (ids) conditions.where.push(`lw.term_id = ANY (${conditions.add(ids)}::int[])`);
  return { ...conditions, text: buildWhere(conditions) };
}

const columns = `lw.term_id AS "termId", lw.form, lw.level, lw.ignored, lw.translation, lw.definition, lw.pronunciation,
  lw.example, lw.notes, lw.part_of_speech, lw.lemma, lw.image_key AS "imageKey",
  lw.created_at, lw.updated_at, lw.started_at, lw.known_at, ${memoryColumns('lw')},
  CASE WHEN lw.parts IS NOT NULL THEN ARRAY(
    SELECT t.form FROM unnest(lw.parts) WITH ORDINALITY AS part(id, place)
    LEFT JOIN term t ON t.id = part.id ORDER BY part.place) END AS parts,
  ARRAY(SELECT g.name::text FROM word_tag wt JOIN tag g ON g.id = wt.tag_id
    WHERE wt.learner_id = $1 AND wt.term_id = lw.term_id ORDER BY g.name) AS tags`;

// These two statements are never executed; they only provide the row types for those built below with varying
// conditions.
const sql = statements<QueryTypes>('wordsExport', {
  list: `SELECT ${columns} FROM learner_word lw WHERE lw.learner_id = $1`,
  count: 'SELECT count(*)::int AS count FROM learner_word lw WHERE lw.learner_id = $1',
});

export type ExportRow = QueryTypes['list']['row'];

/**
 * Yields the words of a vocabulary in batches, each word once, in a fixed order. Reads each batch on demand, so that a
 * slow consumer ties up neither memory nor a connection.
 */
export async function* readBatches(
  db: Queryable,
  learnerId: string,
  filter: ExportFilter,
): AsyncGenerator<ExportRow[]> {
  const { text, values, add } = exportConditions(learnerId, filter);
  const last = values.length;
  const nextBatch = listStatement(
    sql.list,
    `SELECT ${columns} FROM learner_word lw WHERE ${text} AND lw.term_id > ${add(0)} ORDER BY lw.term_id LIMIT ${batchSize}`,
  );
  for (;;) {
    const rows = await many(db, nextBatch, values);
    yield rows;
    if (rows.length < batchSize) return;
    values[last] = rows.at(-1)?.termId;
  }
}

/** Counts the words in an export, up to `limit`. */
export async function countWords(
  db: Queryable,
  learnerId: string,
  filter: ExportFilter,
  limit: number,
): Promise<number> {
  const { text, values, add } = exportConditions(learnerId, filter);
  const statement = listStatement(
    sql.count,
    `SELECT count(*)::int AS count FROM (SELECT 1 FROM learner_word lw WHERE ${text} LIMIT ${add(limit)}) few`,
  );
  return (await one(db, statement, values)).count;
}
