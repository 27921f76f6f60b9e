import type { LearnerRole, LearnerSort, listLearners } from '@glossa/contract/learners';
import type { HandlerInput } from '@glossa/contract/endpoint';

import { escapeLike, type ListConditions } from '#domain/library/select-list-page.ts';

export type LearnerQuery = HandlerInput<typeof listLearners>['query'];

/** Filters for the list of learners. */
export type LearnerFilter = Pick<
  LearnerQuery,
  'search' | 'is_active' | 'subscription_type' | 'role' | 'account_type'
>;

/** Role bitmasks (1 admin, 2 staff, 4 content manager) that contain each role. */
const rolesOf: Record<LearnerRole, readonly number[]> = {
  admin: [1, 3, 5, 7],
  staff: [2, 3, 6, 7],
  content: [4, 5, 6, 7],
  none: [0],
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Normalizes text the way the SQL function `learner_letters` does. */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u065f\u0670\u05b0-\u05c7]/g, '');

/**
 * Builds LIKE patterns for the words of a search. One or two letters occur in nearly every address, so they match only
 * at the start of a word.
 */
const patternsOf = (search: string): string[] =>
  lettersOf(search)
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${Array.from(word).length < 3 ? ' ' : ''}${escapeLike(word)}%`);

/** Builds conditions on `learner_listing x` with their values. */
export function learnerConditions(filter: LearnerFilter): ListConditions {
  const { search = '', is_active: active, subscription_type: plan, role, account_type: type } = filter;
  const values: unknown[] = [];
  const parts: string[] = [];
  const add = (value: unknown, part: (place: string) => string) => {
    if (value === undefined) return;
    values.push(value);
    parts.push(part(`$${values.length}`));
  };
  add(active, (p) => `x.is_active = ${p}`);
  add(plan, (p) => `x.subscription_type = ${p}::subscription_type`);
  add(type, (p) => `x.account_type = ${p}::account_type`);
  // A literal rather than a parameter, so that the planner knows how few learners have such roles.
  if (role) parts.push(`x.roles = ANY ('{${rolesOf[role].join()}}'::smallint[])`);
  if (uuid.test(search)) add(search, (p) => `x.id = ${p}::uuid`);
  else for (const pattern of patternsOf(search)) add(pattern, (p) => `x.search LIKE ${p}`);
  return { where: parts.length > 0 ? parts.join(' AND ') : 'true', values };
}

/** Columns to sort by. */
const columns: Record<LearnerSort, string> = {
  id: 'created_at',
  username: 'username',
  email: 'email',
  name: 'name',
  status: 'is_active',
  subscription: 'subscription_type',
  points: 'points',
};

/** Sort order of a list: a column of the listing, or the points. */
export interface LearnerOrder {
  column: string;
  direction: 'ASC' | 'DESC';
}

export function orderOf({ ordering }: Pick<LearnerQuery, 'ordering'>): LearnerOrder {
  const sort = ordering.replace(/^-/, '') as LearnerSort;
  // Active sorts before inactive, as the labels do.
  const isDown = ordering.startsWith('-') !== (sort === 'status');
  return { column: columns[sort], direction: isDown ? 'DESC' : 'ASC' };
}
