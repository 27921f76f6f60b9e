import type { WordFilters } from '@glossa/contract/word-filters';
import type { WordSort } from '@glossa/contract/word-lists';
import type { Queryable } from '@glossa/db/database';
import { many, one, statements } from '@glossa/db/statements';
import { normalizeWord } from '@glossa/language/normalize';

import { escapeLike, listStatement } from '#domain/library/lists/queries.ts';
import { entryColumns, suggestedLemmaColumn, tagsColumn, type WordRow } from '../queries.ts';
import { isByDate, type ListPosition } from './cursor.ts';
import { ignoredLevel, resolveLevels } from './levels.ts';
import type { QueryTypes } from './queries.types.ts';

/** Conditions that filter a learner's words. `$1` is always the learner. */
export interface WordConditions {
  values: unknown[];
  /** Placeholder for the levels (6 for ignored words). */
  levels: string;
  /** Placeholder for the language; undefined for all languages. */
  language: string | undefined;
  /** Conditions on `learner_word lw`, except learner, language and level. */
  where: string[];
  /** Whether the words are looked up by their IDs. */
  byId: boolean;
  withoutPhrases: boolean;
  /** Adds a value and returns its placeholder. */
  add: (value: unknown) => string;
}

/** Returns a LIKE pattern for a literal substring. */
const containsPattern = (text: string): string => `%${escapeLike(text)}%`;

const termsWithTag = (tag: string) =>
  `SELECT wt.term_id FROM tag g JOIN word_tag wt ON wt.tag_id = g.id
   WHERE g.owner_id = $1 AND g.name = ${tag}::citext`;

// A phrase is found by its rarest part; the text must then contain all its parts.
const termsOfEntry = (entry: string) =>
  `(SELECT dw.term_id FROM library_entry t JOIN document_word dw ON dw.document_id = t.document_id
    WHERE t.id = ${entry} AND t.owner_id = $1
    UNION ALL
    SELECT ph.term_id FROM library_entry t JOIN document_word dw ON dw.document_id = t.document_id
    JOIN learner_word ph ON ph.learner_id = $1 AND ph.anchor = dw.term_id
    WHERE t.id = ${entry} AND t.owner_id = $1 AND NOT EXISTS (
      SELECT 1 FROM unnest(ph.parts) part WHERE part <> 0 AND NOT EXISTS (
        SELECT 1 FROM document_word other WHERE other.document_id = t.document_id AND other.term_id = part)))`;

/** Converts a filter to conditions. The same kind of filter produces the same SQL, whatever its values. */
export function wordConditions(learnerId: string, filter: WordFilters): WordConditions {
  const values: unknown[] = [learnerId];
  const add = (value: unknown) => `$${values.push(value)}`;
  const { levels, range } = resolveLevels(filter);
  const levelsPlaceholder = add(levels);
  const language = filter.language === undefined ? undefined : add(filter.language);
  const where: string[] = [];
  // The planner assumes that an array is small, so it looks up these words by ID, whatever the other filters are.
  const sets = [
    ...(filter.tag ? [termsWithTag(add(filter.tag))] : []),
    ...[filter.text, filter.video].flatMap((entry) => (entry ? [termsOfEntry(add(entry))] : [])),
  ];
  if (sets.length > 0) where.push(`lw.term_id = ANY (ARRAY(${sets.join(' INTERSECT ')}))`);
  if (filter.part_of_speech) {
    where.push(`lw.part_of_speech = ${add(filter.part_of_speech)} AND lw.part_of_speech <> ''`);
  }
  if (filter.has_translation !== undefined)
    where.push(`lw.translation ${filter.has_translation ? '<>' : '='} ''`);
  if (filter.is_phrase) where.push('lw.anchor IS NOT NULL');
  if (range) where.push(`lw.level BETWEEN ${add(range[0])} AND ${add(range[1])}`);
  if (filter.search) where.push(matchesSearch(filter.search, filter.language, add));
  return {
    values,
    add,
    language,
    levels: levelsPlaceholder,
    where,
    byId: sets.length > 0,
    withoutPhrases: filter.is_phrase === false,
  };
}

// Without three consecutive letters or digits, a search would scan the trigram index for all learners, so it reads all
// of this learner's search texts instead.
const trigramPattern = /[\p{L}\p{N}]{3}/u;

/** Returns the condition for words whose form or translation contains the search text. */
function matchesSearch(search: string, language: number | undefined, add: WordConditions['add']): string {
  const needle = search.normalize('NFC').toLowerCase();
  const text = trigramPattern.test(needle) ? 'ws.text' : "(ws.text || '')";
  const translatedSql = `lw.term_id IN (SELECT ws.term_id FROM word_search ws
    WHERE ws.learner_id = $1 AND ${text} LIKE ${add(containsPattern(needle))})`;
  const form = normalizeWord(search, language ?? 0);
  // A search for nothing but invisible characters normalizes to an empty string.
  return form === '' ? translatedSql : `(lw.form LIKE ${add(containsPattern(form))} OR ${translatedSql})`;
}

/** Returns a condition that all words meet, which lets queries use the partial indexes of the list orders. */
const inListIndexSql = (word: string): string => `${word}.form <> ''`;

/** Returns the conditions on `learner_word lw` for learner, language, level and filters. */
export const buildWhere = ({ language, levels, where, byId, withoutPhrases }: WordConditions): string =>
  [
    'lw.learner_id = $1',
    ...(byId ? [] : [inListIndexSql('lw')]),
    ...(language ? [`lw.language = ${language}`] : []),
    `word_standing(lw.level, lw.ignored) = ANY (${levels}::smallint[])`,
    ...(withoutPhrases ? ['lw.anchor IS NULL'] : []),
    ...where,
  ].join(' AND ');

/** Filter, order and page of a list of words. */
export interface WordList {
  filter: WordFilters;
  sort: WordSort;
  size: number;
  /** Position after which the page starts (keyset pagination). */
  after: ListPosition | undefined;
  /** Alternatively, the number of words to skip (offset pagination). */
  skipped: number;
}

/** A listed word with its level (6 if ignored) and its creation time in microseconds since 1970. */
export type ListedRow = WordRow & { listedLevel: number; micros: string };

const listedLevel = 'word_standing(lw.level, lw.ignored)';

/**
 * Selects the total and a page of words. `selected` is a query for the words and their listed levels, aliased as `c`.
 * The total is returned even if the page is empty; then it is the only column that isn't null.
 */
const pageSql = (total: string, selected: string): string => `
     SELECT n.total AS "total!", w.* FROM (SELECT (${total})::int AS total) n LEFT JOIN (
         SELECT lw.term_id AS id, lw.form AS "form!", lw.language AS "language!", ${entryColumns}, ${suggestedLemmaColumn('c.term_id')}, ${tagsColumn('$1', 'c.term_id')}, c.listed_level AS "listedLevel!",
           (extract(epoch FROM lw.created_at) * 1000000)::bigint::text AS "micros!"
         FROM (${selected}) c
         JOIN learner_word lw ON lw.learner_id = $1 AND lw.term_id = c.term_id
       ) w ON true`;

const sql = statements<QueryTypes>('wordsLists', {
  // The first two statements are never executed; they only provide the row types for the lists built below.
  page: pageSql('SELECT 0', `SELECT lw.term_id, ${listedLevel} AS listed_level FROM learner_word lw`),
  terms: 'SELECT array_agg(lw.term_id) AS ids FROM learner_word lw WHERE lw.learner_id = $1',
  // A loose index scan: jumps from one part of speech to the next, however many words each has.
  findVocabulary: `WITH RECURSIVE used AS (
     (SELECT lw.part_of_speech AS name FROM learner_word lw
      WHERE lw.learner_id = $1 AND lw.language = $2 AND lw.part_of_speech <> ''
      ORDER BY lw.part_of_speech LIMIT 1)
     UNION ALL
     SELECT (SELECT lw.part_of_speech FROM learner_word lw
       WHERE lw.learner_id = $1 AND lw.language = $2 AND lw.part_of_speech <> '' AND lw.part_of_speech > used.name
       ORDER BY lw.part_of_speech LIMIT 1)
     FROM used WHERE used.name IS NOT NULL
   )
   SELECT
     ARRAY(SELECT coalesce(sum(vc.count), 0)::int FROM generate_series(0, ${ignoredLevel}) AS s(level)
       LEFT JOIN vocabulary_count vc ON vc.learner_id = $1 AND vc.language = $2 AND vc.level = s.level
       GROUP BY s.level ORDER BY s.level) AS counts,
     ARRAY(SELECT g.name::text FROM tag g WHERE g.owner_id = $1
       AND EXISTS (SELECT 1 FROM word_tag wt WHERE wt.tag_id = g.id) ORDER BY g.name) AS tags,
     ARRAY(SELECT name FROM used WHERE name IS NOT NULL) AS parts`,
});

/** Names of the columns that lists are sorted by, in the subquery and in the result. */
const columns = { created: 'created_at', id: 'term_id', level: 'listed_level' };
const resultColumns = { created: '"createdAt"', id: 'id', level: '"listedLevel"' };

const orderSql = (sort: WordSort, { created, id, level } = columns): string =>
  ({
    recent: `${created} DESC, ${id} DESC`,
    oldest: `${created}, ${id}`,
    alphabetical: `form, ${id}`,
    reverse: `form DESC, ${id} DESC`,
    level: `${level}, form, ${id}`,
  })[sort];

// A constant limit tells the planner how small a page is, so that one plan serves every call.
const limitSteps = [13, 25, 61, 101];
const hasFixedLimit = ({ after, skipped }: WordList) => after !== undefined || skipped === 0;

/** Returns the limit, which is at least one more than the page size. */
const limitSql = (list: WordList, add: WordConditions['add']): string =>
  hasFixedLimit(list)
    ? `${limitSteps.find((step) => step > list.size) ?? list.size + 1}`
    : add(list.skipped + list.size + 1);

/** Returns the keyset condition for every sort order except by level. */
function afterPosition(sort: WordSort, { key, id }: ListPosition, add: WordConditions['add']): string {
  const sign = sort === 'recent' || sort === 'reverse' ? '<' : '>';
  const [column, bound] = isByDate(sort)
    ? ['lw.created_at', `'epoch'::timestamptz + ${add(key)}::bigint * interval '1 microsecond'`]
    : ['lw.form', `${add(key)}::text`];
  return `(${column}, lw.term_id) ${sign} (${bound}, ${add(id)}::int)`;
}

/** Returns the keyset condition for the order by level, where `at` is the level of a word. */
function afterPositionByLevel(
  { key, id, listedLevel: lastLevel }: ListPosition,
  at: string,
  add: WordConditions['add'],
): string {
  const level = `${add(lastLevel)}::smallint`;
  const isAtLevelSql = `${at} = ${level}`;
  return `${at} >= ${level} AND (lw.form, lw.term_id) >
    (CASE WHEN ${isAtLevelSql} THEN ${add(key)}::text ELSE '' END, CASE WHEN ${isAtLevelSql} THEN ${add(id)}::int ELSE 0 END)`;
}

const positionConditions = (list: WordList, at: string, add: WordConditions['add']): string[] => {
  if (!list.after) return [];
  return [
    list.sort === 'level'
      ? afterPositionByLevel(list.after, at, add)
      : afterPosition(list.sort, list.after, add),
  ];
};

/** Merges the first words of each matching language and level, read from an index in the list's order. */
function mergeLevels(list: WordList, { add, levels, language, withoutPhrases }: WordConditions) {
  const partsSql = `vocabulary_count p WHERE p.learner_id = $1 AND p.level = ANY (${levels}::smallint[])
    ${language ? `AND p.language = ${language}` : ''}`;
  const pageConditions = [
    ...(withoutPhrases ? ['lw.anchor IS NULL'] : []),
    ...positionConditions(list, 'p.level', add),
  ];
  const rowLimit = limitSql(list, add);
  const phrasesSql = `SELECT count(*) FROM learner_word lw WHERE lw.learner_id = $1 AND lw.anchor IS NOT NULL
    AND ${listedLevel} = ANY (${levels}::smallint[]) ${language ? `AND lw.language = ${language}` : ''}`;
  return {
    before: '',
    total: `(SELECT coalesce(sum(count), 0) FROM ${partsSql})${withoutPhrases ? ` - (${phrasesSql})` : ''}`,
    selected: `SELECT w.* FROM (SELECT * FROM ${partsSql} AND p.count > 0 OFFSET 0) p CROSS JOIN LATERAL (
      SELECT lw.term_id, lw.form, lw.created_at, p.level AS listed_level FROM learner_word lw
      WHERE lw.learner_id = $1 AND ${inListIndexSql('lw')} AND lw.language = p.language AND ${listedLevel} = p.level
        ${pageConditions.map((condition) => `AND ${condition}`).join(' ')}
      ORDER BY ${orderSql(list.sort)} LIMIT ${rowLimit}
    ) w`,
  };
}

/** Collects all matches from an index that covers both counting and sorting. */
function collectMatches(list: WordList, conditions: WordConditions) {
  const { add } = conditions;
  const [afterCondition] = positionConditions(list, 'lw.listed_level', add);
  return {
    before: `WITH matched AS MATERIALIZED (
      SELECT lw.term_id, lw.form, ${isByDate(list.sort) ? 'lw.created_at,' : ''} ${listedLevel} AS listed_level
      FROM learner_word lw WHERE ${buildWhere(conditions)})`,
    total: '(SELECT count(*) FROM matched)',
    selected: `SELECT lw.* FROM matched lw ${afterCondition ? `WHERE ${afterCondition}` : ''}`,
  };
}

/**
 * Lists a page of a learner's words in order, plus one more if others follow, and counts all matches. With filters on
 * language, level and phrases only, the cost depends on the page size; otherwise it depends on the number of matches,
 * and a search or a translation filter scans the learner's words at these levels.
 */
export async function listWords(
  db: Queryable,
  learnerId: string,
  list: WordList,
): Promise<{ rows: ListedRow[]; count: number }> {
  const conditions = wordConditions(learnerId, list.filter);
  const { before, total, selected } = (conditions.where.length === 0 ? mergeLevels : collectMatches)(
    list,
    conditions,
  );
  const offset = hasFixedLimit(list) ? '' : `OFFSET ${conditions.add(list.skipped)}`;
  const page = pageSql(
    total,
    `${selected} ORDER BY ${orderSql(list.sort)} LIMIT ${conditions.add(list.size + 1)} ${offset}`,
  );
  const text = `${before} ${page} ORDER BY ${orderSql(list.sort, resultColumns)}`;
  const rows = await many(db, listStatement(sql.page, text), conditions.values);
  return {
    count: rows[0]?.total ?? 0,
    rows: rows.flatMap(({ total: _total, id, ...word }) => (id === null ? [] : [{ id, ...word }])),
  };
}

/** Lists the term IDs of all matching words. */
export async function listMatchingTerms(
  db: Queryable,
  learnerId: string,
  filter: WordFilters,
): Promise<number[]> {
  const conditions = wordConditions(learnerId, filter);
  const statement = `SELECT array_agg(lw.term_id) AS ids FROM learner_word lw WHERE ${buildWhere(conditions)}`;
  return (await one(db, listStatement(sql.terms, statement), conditions.values)).ids ?? [];
}

/** Counts words by level (6 for ignored words), and lists the available filter values. */
export const findVocabulary = (
  db: Queryable,
  learnerId: string,
  language: number,
): Promise<{ counts: number[]; tags: string[]; parts: string[] }> =>
  one(db, sql.findVocabulary, [learnerId, language]);
