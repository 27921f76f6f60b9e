import { accountTypes, learnerRoles, learnerSorts, subscriptionTypes } from '@glossa/contract/learners';
import type { LearnerRole, LearnerSort } from '@glossa/contract/learners';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

export const learnerStates = ['active', 'inactive'] as const;
export const directions = ['asc', 'desc'] as const;

/** Search, filters, sort and page of /admin/learners, stored in the URL so that going back restores them. */
export interface LearnersView {
  search: string;
  state: (typeof learnerStates)[number] | undefined;
  plan: (typeof subscriptionTypes)[number] | undefined;
  role: LearnerRole | undefined;
  type: (typeof accountTypes)[number] | undefined;
  sort: LearnerSort;
  direction: (typeof directions)[number];
  page: number;
  /** ID of the learner being edited. */
  learner: string | undefined;
}

export type ChangeView = (part: Partial<LearnersView>, options?: { replace?: boolean }) => void;

export const noFilters = {
  search: '',
  state: undefined,
  plan: undefined,
  role: undefined,
  type: undefined,
} as const;

/** Returns the initial direction of a sort: newest or most points first, otherwise ascending. */
export const firstDirection = (sort: LearnerSort): LearnersView['direction'] =>
  sort === 'id' || sort === 'points' ? 'desc' : 'asc';

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): LearnersView {
  const { text, among, page, id } = readUrlParams(params);
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

/** Returns a view's query parameters. The first page of the unfiltered list has none. */
export const viewParams = ({ sort, direction, page, ...filters }: LearnersView): URLSearchParams =>
  toUrlParams({
    ...filters,
    sort: sort === 'id' ? undefined : sort,
    direction: direction === firstDirection(sort) ? undefined : direction,
    page: page === 1 ? undefined : String(page),
  });

/** Returns the filters of a request, without sort and page. */
export const filterQuery = ({ search, state, plan, role, type }: LearnersView) => ({
  ...(search && { search }),
  ...(state && { is_active: state === 'active' }),
  ...(plan && { subscription_type: plan }),
  ...(role && { role }),
  ...(type && { account_type: type }),
});

/** Returns the number of active filters, not counting search and state. */
export const filterCount = ({ plan, role, type }: LearnersView): number =>
  [plan, role, type].filter(Boolean).length;
