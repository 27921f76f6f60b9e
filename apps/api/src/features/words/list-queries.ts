import type { WordSort } from '@glossa/contract/word-lists';
import type { WordFilters } from '@glossa/contract/word-filters';
import type { Queryable } from '@glossa/db/database';

import { isByDate, type Place } from './list-cursor.ts';
import { fitting, listed, prepare, wordConditions, type Conditions } from './word-conditions.ts';
import { entryColumns, suggestedLemmaColumn, tagsColumn, type WordRow } from './word-row.ts';

/** What is in a list, its order, and which part of it is wanted. */
export interface WordList {
  filter: WordFilters;
  sort: WordSort;
  size: number;
  /** Goes on behind this place … */
  after: Place | undefined;
  /** … or leaves out so many words at the start. */
  skipped: number;
}

/** A word of a list with its standing, and its creation in microseconds from 1970. */
export type ListedRow = WordRow & { standing: number; micros: string };

const standing = 'word_standing(lw.level, lw.ignored)';

const order = (sort: WordSort, created = 'created_at', id = 'term_id'): string =>
  ({
    recent: `${created} DESC, ${id} DESC`,
    oldest: `${created}, ${id}`,
    alphabetical: `form, ${id}`,
    reverse: `form DESC, ${id} DESC`,
    level: `standing, form, ${id}`,
  })[sort];

// A fixed limit tells the planner how few words a page has, so that one plan serves every call.
const steps = [13, 25, 61, 101];
const isFixed = ({ after, skipped }: WordList) => after !== undefined || skipped === 0;

/** At most this many words are read where one more than a page would do. */
const limit = (list: WordList, add: Conditions['add']): string =>
  isFixed(list)
    ? `${steps.find((step) => step > list.size) ?? list.size + 1}`
    : add(list.skipped + list.size + 1);

/** The condition of standing behind a place, for all standings but that of the order of levels. */
function behind(sort: WordSort, { key, id }: Place, add: Conditions['add']): string {
  const sign = sort === 'recent' || sort === 'reverse' ? '<' : '>';
  const [column, bound] = isByDate(sort)
    ? ['lw.created_at', `'epoch'::timestamptz + ${add(key)}::bigint * interval '1 microsecond'`]
    : ['lw.form', `${add(key)}::text`];
  return `(${column}, lw.term_id) ${sign} (${bound}, ${add(id)}::int)`;
}

/** The same in the order of levels, where `at` is the standing of a word. */
function behindLevel({ key, id, standing: last }: Place, at: string, add: Conditions['add']): string {
  const place = `${add(last)}::smallint`;
  const isLast = `${at} = ${place}`;
  return `${at} >= ${place} AND (lw.form, lw.term_id) >
    (CASE WHEN ${isLast} THEN ${add(key)}::text ELSE '' END, CASE WHEN ${isLast} THEN ${add(id)}::int ELSE 0 END)`;
}

const place = (list: WordList, at: string, add: Conditions['add']): string[] => {
  if (!list.after) return [];
  return [list.sort === 'level' ? behindLevel(list.after, at, add) : behind(list.sort, list.after, add)];
};

/** Each language and standing with words that fit has an index in this order; their beginnings are merged. */
function merged(list: WordList, { add, standings, language, noPhrases }: Conditions) {
  const parts = `vocabulary_count p WHERE p.learner_id = $1 AND p.level = ANY (${standings}::smallint[])
    ${language ? `AND p.language = ${language}` : ''}`;
  const wanted = [...(noPhrases ? ['lw.anchor IS NULL'] : []), ...place(list, 'p.level', add)];
  const most = limit(list, add);
  const phrases = `SELECT count(*) FROM learner_word lw WHERE lw.learner_id = $1 AND lw.anchor IS NOT NULL
    AND ${standing} = ANY (${standings}::smallint[]) ${language ? `AND lw.language = ${language}` : ''}`;
  return {
    before: '',
    total: `(SELECT coalesce(sum(count), 0) FROM ${parts})${noPhrases ? ` - (${phrases})` : ''}`,
    chosen: `SELECT w.* FROM (SELECT * FROM ${parts} AND p.count > 0 OFFSET 0) p CROSS JOIN LATERAL (
      SELECT lw.term_id, lw.form, lw.created_at, p.level AS standing FROM learner_word lw
      WHERE lw.learner_id = $1 AND ${listed('lw')} AND lw.language = p.language AND ${standing} = p.level
        ${wanted.map((condition) => `AND ${condition}`).join(' ')}
      ORDER BY ${order(list.sort)} LIMIT ${most}
    ) w`,
  };
}

/** All words that fit are gathered, to be counted and put in order, from an index that has what both need. */
function gathered(list: WordList, conditions: Conditions) {
  const { add } = conditions;
  const [behindPlace] = place(list, 'lw.standing', add);
  return {
    before: `WITH matched AS MATERIALIZED (
      SELECT lw.term_id, lw.form, ${isByDate(list.sort) ? 'lw.created_at,' : ''} ${standing} AS standing
      FROM learner_word lw WHERE ${fitting(conditions)})`,
    total: '(SELECT count(*) FROM matched)',
    chosen: `SELECT lw.* FROM matched lw ${behindPlace ? `WHERE ${behindPlace}` : ''}`,
  };
}

/**
 * A page of a learner's words in order, one more than its size where others follow, and the number of all that fit.
 * Without filters besides language, level and phrases, both cost what is shown; else what fits, and a search or a
 * choice by translation one pass over what the learner has of these standings.
 */
export async function selectWords(
  db: Queryable,
  learnerId: string,
  list: WordList,
): Promise<{ rows: ListedRow[]; count: number }> {
  const conditions = wordConditions(learnerId, list.filter);
  const { before, total, chosen } = (conditions.where.length === 0 ? merged : gathered)(list, conditions);
  const offset = isFixed(list) ? '' : `OFFSET ${conditions.add(list.skipped)}`;
  // The number is told even where no word is left to stand beside it.
  const rows = await db.rows<(ListedRow | { id: null }) & { total: number }>(
    prepare(
      `${before} SELECT n.total, w.* FROM (SELECT (${total})::int AS total) n LEFT JOIN (
         SELECT lw.term_id AS id, lw.form, lw.language, ${entryColumns}, ${suggestedLemmaColumn('c.term_id')}, ${tagsColumn('$1', 'c.term_id')}, c.standing,
           (extract(epoch FROM lw.created_at) * 1000000)::bigint::text AS micros
         FROM (${chosen} ORDER BY ${order(list.sort)} LIMIT ${conditions.add(list.size + 1)} ${offset}) c
         JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = c.term_id
       ) w ON true ORDER BY ${order(list.sort, '"createdAt"', 'id')}`,
    ),
    conditions.values,
  );
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.filter((row): row is ListedRow & { total: number } => row.id !== null),
  };
}

/** Ids of all words that fit. */
export async function selectTerms(db: Queryable, learnerId: string, filter: WordFilters): Promise<number[]> {
  const conditions = wordConditions(learnerId, filter);
  const rows = await db.rows<{ ids: number[] | null }>(
    prepare(`SELECT array_agg(lw.term_id) AS ids FROM learner_word lw WHERE ${fitting(conditions)}`),
    conditions.values,
  );
  return rows[0]?.ids ?? [];
}
