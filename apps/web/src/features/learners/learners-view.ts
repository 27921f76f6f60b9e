import { accountTypes, learnerRoles, learnerSorts, subscriptionTypes } from '@glossa/contract/learners';
import type { LearnerRole, LearnerSort } from '@glossa/contract/learners';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

export const learnerStates = ['active', 'inactive'] as const;
export const directions = ['asc', 'desc'] as const;

/** What /admin/learners shows; kept in the address, so that going back shows it again. */
export interface LearnersView {
  search: string;
  state: (typeof learnerStates)[number] | undefined;
  plan: (typeof subscriptionTypes)[number] | undefined;
  role: LearnerRole | undefined;
  type: (typeof accountTypes)[number] | undefined;
  sort: LearnerSort;
  direction: (typeof directions)[number];
  page: number;
  /** Id of the learner who is edited. */
  learner: string | undefined;
}

export type ChangeView = (part: Partial<LearnersView>, options?: { replace?: boolean }) => void;

/** No filter at all. */
export const noFilters = {
  search: '',
  state: undefined,
  plan: undefined,
  role: undefined,
  type: undefined,
} as const;

/** The direction in which an order is asked for first: the newest and the most, all else from A. */
export const firstDirection = (sort: LearnerSort): LearnersView['direction'] =>
  sort === 'id' || sort === 'points' ? 'desc' : 'asc';

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): LearnersView {
  const { text, among, page, id } = readAddress(params);
  const sort = among('sort', learnerSorts) ?? 'id';
  return {
    search: text('search', 200),
    state: among('state', learnerStates),
    plan: among('plan', subscriptionTypes),
    role: among('role', learnerRoles),
    type: among('type', accountTypes),
    sort,
    direction: among('direction', directions) ?? firstDirection(sort),
    page: page(),
    learner: id('learner'),
  };
}

/** The part of an address that says what is shown; empty for the beginning of the whole list. */
export const viewParams = ({ sort, direction, page, ...filters }: LearnersView): URLSearchParams =>
  addressOf({
    ...filters,
    sort: sort === 'id' ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: page === 1 ? undefined : String(page),
  });

/** What is asked of the server, but for order and page. */
export const filterQuery = ({ search, state, plan, role, type }: LearnersView) => ({
  ...(search && { search }),
  ...(state && { is_active: state === 'active' }),
  ...(plan && { subscription_type: plan }),
  ...(role && { role }),
  ...(type && { account_type: type }),
});

/** Filters in use, search and state not counted. */
export const filterCount = ({ plan, role, type }: LearnersView): number =>
  [plan, role, type].filter(Boolean).length;
