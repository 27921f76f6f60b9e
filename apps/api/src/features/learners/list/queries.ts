import type { HandlerInput } from '@glossa/contract/endpoint';
import type { LearnerRole, LearnerSort, listLearners } from '@glossa/contract/learners';
import { readRows } from '@glossa/db/cursor-rows';
import type { Database, Queryable } from '@glossa/db/database';
import { many, statements, createVariant } from '@glossa/db/statements';

import { escapeLike, listStatement, type ListConditions } from '#domain/library/lists/queries.ts';
import { listedColumns, type ListedRow } from '../queries.ts';
import type { QueryTypes } from './queries.types.ts';

export type LearnerQuery = HandlerInput<typeof listLearners>['query'];

export type LearnerFilter = Pick<
  LearnerQuery,
  'search' | 'is_active' | 'subscription_type' | 'role' | 'account_type'
>;

/** Role bitmasks (1 admin, 2 staff, 4 content manager) that contain each role. */
const roleBitmasks: Record<LearnerRole, readonly number[]> = {
  admin: [1, 3, 5, 7],
  staff: [2, 3, 6, 7],
  content: [4, 5, 6, 7],
  none: [0],
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Normalizes text the way the SQL function `learner_letters` does. */
const normalizeLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0670\u05b0-\u05c7]/g, '');

/**
 * Builds LIKE patterns for the words of a search. A word of one or two letters occurs in nearly every email address, so
 * it matches only at the start of a word.
 */
const buildPatterns = (search: string): string[] =>
  normalizeLetters(search)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${Array.from(word).length < 3 ? ' ' : ''}${escapeLike(word)}%`);

/** Builds conditions on `learner_listing x` with their values. */
function learnerConditions(filter: LearnerFilter): ListConditions {
  const { search = '', is_active: active, subscription_type: plan, role, account_type: type } = filter;
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (value: unknown, part: (placeholder: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  add(active, (p) => `x.is_active = ${p}`);
  add(plan, (p) => `x.subscription_type = ${p}::subscription_type`);
  add(type, (p) => `x.account_type = ${p}::account_type`);
  // A literal rather than a parameter, so that the planner knows how few learners have the role.
  if (role) parts.push(`x.roles = ANY ('{${roleBitmasks[role].join()}}'::smallint[])`);
  if (uuid.test(search)) add(search, (p) => `x.id = ${p}::uuid`);
  else for (const pattern of buildPatterns(search)) add(pattern, (p) => `x.search LIKE ${p}`);
  return { where: parts.length > 0 ? parts.join(' AND ') : 'true', values };
}

const sortColumns: Record<LearnerSort, string> = {
  id: 'created_at',
  username: 'username',
  email: 'email',
  name: 'name',
  status: 'is_active',
  subscription: 'subscription_type',
  points: 'points',
};

/** Sort order of a list: a column of the listing, or the points. */
interface LearnerOrder {
  column: string;
  direction: 'ASC' | 'DESC';
}

function parseOrder({ ordering }: Pick<LearnerQuery, 'ordering'>): LearnerOrder {
  const sort = ordering.replace(/^-/, '') as LearnerSort;
  // Active sorts before inactive, as the labels do.
  const isDown = ordering.startsWith('-') !== (sort === 'status');
  return { column: sortColumns[sort], direction: isDown ? 'DESC' : 'ASC' };
}

const sql = statements<QueryTypes>('learnersList', {
  // Declares the row types of `walk` and `gather`; never executed.
  walk: 'SELECT id FROM learner_listing',
  gather: 'SELECT id, (SELECT count(*)::int FROM learner_listing) AS total FROM learner_listing',
  countLearners: `SELECT is_active AS "isActive", subscription_type::text AS plan, account_type::text AS type, roles, sum(count)::int AS count
   FROM (
     SELECT is_active, subscription_type, account_type, roles, count FROM learner_count
     UNION ALL SELECT is_active, subscription_type, account_type, roles, count FROM learner_count_change
   ) counted GROUP BY 1, 2, 3, 4`,
  listByIds: `SELECT ${listedColumns} FROM learner l WHERE l.id = ANY ($1::uuid[])`,
  // Declares the row type of `readLearners`; never executed.
  readLearners: `SELECT l.email::text, l.username::text, l.first_name AS firstname, l.last_name AS lastname, l.address,
      l.postal_code AS postalcode, l.city, l.country, l.native_language, l.current_language, l.subscription_type, l.points,
      l.business, l.account_type, l.is_active, l.is_superuser, l.is_staff, l.can_manage_content, l.created_at,
      l.last_login_at, l.id
    FROM learner_listing x JOIN learner l ON l.id = x.id`,
});

const hasRole: Record<LearnerRole, (roles: number) => boolean> = {
  admin: (roles) => (roles & 1) > 0,
  staff: (roles) => (roles & 2) > 0,
  content: (roles) => (roles & 4) > 0,
  none: (roles) => roles === 0,
};

/** Counts the active and inactive learners who match the filters other than the status and the search. */
export async function countLearners(
  db: Queryable,
  { subscription_type: plan, role, account_type: type }: LearnerFilter,
): Promise<{ active: number; inactive: number }> {
  const sums = { active: 0, inactive: 0 };
  for (const row of await many(db, sql.countLearners, [])) {
    const matches =
      (plan === undefined || row.plan === plan) &&
      (type === undefined || row.type === type) &&
      (role === undefined || hasRole[role](row.roles));
    if (matches) sums[row.isActive ? 'active' : 'inactive'] += row.count;
  }
  return sums;
}

/** Rounds up a LIMIT, which is a literal for the planner's sake, so that only a few distinct statements exist. */
function roundUpLimit(needed: number): number {
  let limit = 100;
  while (limit < needed) limit *= 5;
  return limit;
}

const orderBySql = ({ column, direction }: LearnerOrder, alias = ''): string =>
  `${alias}${column} ${direction}, ${alias}id ${direction}`;

/** Selects learners as `x`, with points when sorting by them; `within` limits them to the first in sort order. */
function learnersSql(order: LearnerOrder, within?: number): string {
  const first = within === undefined ? '' : `ORDER BY ${orderBySql(order)} LIMIT ${within}`;
  if (order.column !== 'points') return `(SELECT * FROM learner_listing ${first}) x`;
  if (within === undefined)
    return '(SELECT o.*, l.points FROM learner l JOIN learner_listing o ON o.id = l.id) x';
  // LATERAL fetches rows one by one in sort order and stops when the page is full. A join would sort all of them again.
  return `(SELECT l.id, l.points, o.search, o.is_active, o.subscription_type, o.account_type, o.roles
    FROM (SELECT id, points FROM learner ${first}) l
    CROSS JOIN LATERAL (SELECT * FROM learner_listing WHERE id = l.id OFFSET 0) o) x`;
}

/** Returns the columns to read, all of which are in the indexes. */
const indexColumns = ({ column }: LearnerOrder): string =>
  ['id', ...(column === 'points' ? ['points'] : [column])].map((name) => `x.${name}`).join(', ');

/** Scans an index in sort order, optionally only its first `within` rows. Returns one page of matching IDs. */
async function scanIndex(
  db: Queryable,
  query: LearnerQuery,
  { skip, take, within }: { skip: number; take: number; within?: number },
): Promise<string[]> {
  const order = parseOrder(query);
  const { where, values } = learnerConditions(query);
  const statement = `SELECT f.id FROM (
      SELECT ${indexColumns(order)} FROM ${learnersSql(order, within)} WHERE ${where} ORDER BY ${orderBySql(order, 'x.')} LIMIT ${roundUpLimit(skip + take)}
    ) f ORDER BY ${orderBySql(order, 'f.')} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  return (await many(db, listStatement(sql.walk, statement), [...values, take, skip])).map(({ id }) => id);
}

/** Collects up to `maxRows` matching learners and then sorts them. Returns one page of IDs and the number collected. */
async function collectAndSort(
  db: Queryable,
  query: LearnerQuery,
  { skip, take, maxRows }: { skip: number; take: number; maxRows: number },
): Promise<{ ids: string[]; total: number }> {
  const order = parseOrder(query);
  const { where, values } = learnerConditions(query);
  const statement = `WITH fit AS MATERIALIZED (SELECT ${indexColumns(order)} FROM ${learnersSql(order)} WHERE ${where} LIMIT ${maxRows})
    SELECT f.id, (SELECT count(*)::int FROM fit) AS total FROM fit f
    ORDER BY ${orderBySql(order, 'f.')} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const found = await many(db, listStatement(sql.gather, statement), [...values, take, skip]);
  if (found.length === 0 && skip > 0)
    return { ids: [], total: (await collectAndSort(db, query, { skip: 0, take: 1, maxRows })).total };
  return { ids: found.map(({ id }) => id), total: found[0]?.total ?? 0 };
}

const toOffsetPage = ({ page, page_size: take }: LearnerQuery) => ({ skip: (page - 1) * take, take });

/** Up to this many learners are collected and sorted; for more, an index is scanned in sort order. */
const maxSorted = 1500;

/** Returns one page of IDs for filters that match `count` learners. */
export const listByFilters = async (db: Queryable, query: LearnerQuery, count: number): Promise<string[]> =>
  count <= maxSorted
    ? (await collectAndSort(db, query, { ...toOffsetPage(query), maxRows: maxSorted + 1 })).ids
    : scanIndex(db, query, toOffsetPage(query));

/** Maximum number of search hits that are counted. */
const maxCountedHits = 1000;
/** Index rows to scan per learner needed, and the minimum, before falling back to the search index. */
const [stepsPerLearner, minSteps] = [15, 1000];
/** Learners to look for beyond the page, so that the minimum count includes a next page. */
const lookahead = 2;

/** IDs of the learners on a page, in order, and their total count; with `hasMore`, the count is a minimum. */
export interface IdPage {
  ids: string[];
  count: number;
  hasMore: boolean;
}

/** Returns the number of index rows to scan. Doubling keeps the number of prepared statements low. */
function roundUpSteps(needed: number): number {
  let steps = minSteps;
  while (steps < needed * stepsPerLearner) steps *= 2;
  return steps;
}

/**
 * Returns one page of IDs that match a search among `filteredCount` learners. Frequent matches turn up early in an
 * index scan in sort order; rare ones are found through the search index and then sorted. Neither gets slower with more
 * learners.
 */
export async function listBySearch(
  db: Queryable,
  query: LearnerQuery,
  filteredCount: number,
): Promise<IdPage> {
  const { skip, take } = toOffsetPage(query);
  if (filteredCount <= maxSorted) {
    const { ids, total } = await collectAndSort(db, query, { skip, take, maxRows: maxSorted + 1 });
    return { ids, count: total, hasMore: false };
  }
  const needed = skip + take + lookahead;
  const toPartialPage = (ids: string[]): IdPage => ({
    ids: ids.slice(skip, skip + take),
    count: ids.length - 1,
    hasMore: true,
  });
  const scanned = await scanIndex(db, query, { skip: 0, take: needed, within: roundUpSteps(needed) });
  if (scanned.length === needed) return toPartialPage(scanned);
  const { ids, total } = await collectAndSort(db, query, { skip, take, maxRows: maxCountedHits + 1 });
  if (total <= maxCountedHits) return { ids, count: total, hasMore: false };
  const scannedRows = await scanIndex(db, query, { skip: 0, take: needed });
  if (scannedRows.length === needed) return toPartialPage(scannedRows);
  return { ids: scannedRows.slice(skip, skip + take), count: scannedRows.length, hasMore: false };
}

/** Lists learners in the order of the given IDs. */
export async function findListed(db: Queryable, ids: readonly string[]): Promise<ListedRow[]> {
  if (ids.length === 0) return [];
  const found = await many(db, sql.listByIds, [ids]);
  const known = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Reads all matching learners, oldest first. */
export const readLearners = (
  db: Database,
  filter: LearnerFilter,
): AsyncIterable<QueryTypes['readLearners']['row']> => {
  const { where, values } = learnerConditions(filter);
  const text = `${sql.readLearners.text} WHERE ${where} ORDER BY x.created_at, x.id`;
  return readRows(db, createVariant(sql.readLearners, 'fitting', text), values);
};
