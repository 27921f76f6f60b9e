import type { WordSort } from '@glossa/contract/word-lists';
import type { WordFilters } from '@glossa/contract/word-filters';
import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';

import { listStatement } from '#domain/library/select-list-page.ts';
import { isByDate, type Place } from './list-cursor.ts';
import type { QueryTypes } from './list-queries.types.ts';
import { fitting, listed, wordConditions, type Conditions } from './word-conditions.ts';
import { entryColumns, suggestedLemmaColumn, tagsColumn, type WordRow } from './word-row.ts';

/** Filter, order and page of a list of words. */
export interface WordList {
  filter: WordFilters;
  sort: WordSort;
  size: number;
  /** Position after which the page starts (keyset pagination). */
  after: Place | undefined;
  /** Alternatively, the number of words to skip (offset pagination). */
  skipped: number;
}

/** A word of a list with its level (6 if ignored), and its creation in microseconds from 1970. */
export type ListedRow = WordRow & { standing: number; micros: string };

const standing = 'word_standing(lw.level, lw.ignored)';

/**
 * Selects the total and a page of words. `chosen` selects the words with their standing as `c`. The total is returned
 * even if the page is empty; then it is the only column that isn't null.
 */
const pageOf = (total: string, chosen: string): string => `
     SELECT n.total AS "total!", w.* FROM (SELECT (${total})::int AS total) n LEFT JOIN (
         SELECT lw.term_id AS id, lw.form AS "form!", lw.language AS "language!", ${entryColumns}, ${suggestedLemmaColumn('c.term_id')}, ${tagsColumn('$1', 'c.term_id')}, c.standing AS "standing!",
           (extract(epoch FROM lw.created_at) * 1000000)::bigint::text AS "micros!"
         FROM (${chosen}) c
         JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = c.term_id
       ) w ON true`;

// Never executed: they give the lists below, whose conditions differ, the types of their rows.
export const sql = statements<QueryTypes>('wordsList', {
  page: pageOf('SELECT 0', `SELECT lw.term_id, ${standing} AS standing FROM learner_word lw`),
  terms: 'SELECT array_agg(lw.term_id) AS ids FROM learner_word lw WHERE lw.learner_id = $1',
});

const order = (sort: WordSort, created = 'created_at', id = 'term_id'): string =>
  ({
    recent: `${created} DESC, ${id} DESC`,
    oldest: `${created}, ${id}`,
    alphabetical: `form, ${id}`,
    reverse: `form DESC, ${id} DESC`,
    level: `standing, form, ${id}`,
  })[sort];

// A constant limit tells the planner how few words a page has, so that one plan serves every call.
const steps = [13, 25, 61, 101];
const isFixed = ({ after, skipped }: WordList) => after !== undefined || skipped === 0;

/** Returns the limit, which is at least one more than the page size. */
const limit = (list: WordList, add: Conditions['add']): string =>
  isFixed(list)
    ? `${steps.find((step) => step > list.size) ?? list.size + 1}`
    : add(list.skipped + list.size + 1);

/** Returns the keyset condition for every order except by level. */
function behind(sort: WordSort, { key, id }: Place, add: Conditions['add']): string {
  const sign = sort === 'recent' || sort === 'reverse' ? '<' : '>';
  const [column, bound] = isByDate(sort)
    ? ['lw.created_at', `'epoch'::timestamptz + ${add(key)}::bigint * interval '1 microsecond'`]
    : ['lw.form', `${add(key)}::text`];
  return `(${column}, lw.term_id) ${sign} (${bound}, ${add(id)}::int)`;
}

/** Returns the keyset condition for the order by level, where `at` is the level of a word. */
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

/** Merges the first words of each matching language and level, which have an index in this order. */
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

/** Collects all matches from an index that covers both counting and sorting. */
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
 * Selects a page of a learner's words in order, plus one more if others follow, and counts all matches. With filters on
 * language, level and phrases only, the cost depends on the page size; otherwise on the number of matches, and a search
 * or a translation filter scans the learner's words of these levels.
 */
export async function selectWords(
  db: Queryable,
  learnerId: string,
  list: WordList,
): Promise<{ rows: ListedRow[]; count: number }> {
  const conditions = wordConditions(learnerId, list.filter);
  const { before, total, chosen } = (conditions.where.length === 0 ? merged : gathered)(list, conditions);
  const offset = isFixed(list) ? '' : `OFFSET ${conditions.add(list.skipped)}`;
  const page = pageOf(
    total,
    `${chosen} ORDER BY ${order(list.sort)} LIMIT ${conditions.add(list.size + 1)} ${offset}`,
  );
  const text = `${before} ${page} ORDER BY ${order(list.sort, '"createdAt"', 'id')}`;
  const rows = await many(db, listStatement(sql.page, text), conditions.values);
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _total, id, ...word }) => (id === null ? [] : [{ id, ...word }])),
  };
}

/** Selects the IDs of all matching words. */
export async function selectTerms(db: Queryable, learnerId: string, filter: WordFilters): Promise<number[]> {
  const conditions = wordConditions(learnerId, filter);
  const text = `SELECT array_agg(lw.term_id) AS ids FROM learner_word lw WHERE ${fitting(conditions)}`;
  return (await one(db, listStatement(sql.terms, text), conditions.values)).ids ?? [];
}
