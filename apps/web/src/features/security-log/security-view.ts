import { securityEventKinds, securityOutcomes } from '@glossa/contract/security-log';
import type { SecurityEventKind, SecurityOutcome } from '@glossa/contract/security-log';

import { readUrlParams, toUrlParams } from '@/domain/search/url-params.ts';

/** Time spans for filtering the log, in days ending today. */
export const securitySpans = ['1', '7', '30'] as const;

/** Search, filters and page of /admin/security, stored in the URL. */
export interface SecurityView {
  search: string;
  kind: SecurityEventKind | undefined;
  outcome: SecurityOutcome | undefined;
  span: (typeof securitySpans)[number] | undefined;
  /** ID of the account that the events concern. */
  account_id: string | undefined;
  page: number;
}

/** The unfiltered log. */
export const noFilters: SecurityView = {
  search: '',
  kind: undefined,
  outcome: undefined,
  span: undefined,
  account_id: undefined,
  page: 1,
};

export type ChangeView = (part: Partial<SecurityView>, options?: { replace?: boolean }) => void;

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): SecurityView {
  const { text, among, page, id } = readUrlParams(params);
  return {
    search: text('search', 200),
    kind: among('kind', securityEventKinds),
    outcome: among('outcome', securityOutcomes),
    span: among('span', securitySpans),
    account_id: id('account_id'),
    page: page(),
  };
}

/** Returns a view's query parameters. The first page of the unfiltered log has none. */
export const viewParams = ({ page, ...parts }: SecurityView): URLSearchParams =>
  toUrlParams({ ...parts, page: page === 1 ? undefined : String(page) });

/** Returns the number of active filters, not counting the search. */
export const filterCount = ({ kind, outcome, span }: SecurityView): number =>
  [kind, outcome, span].filter(Boolean).length;

/** Returns the start of a span of days that ends today, in the browser's time zone. */
function periodStart(days: number): string {
  const first = new Date();
  first.setHours(0, 0, 0, 0);
  first.setDate(first.getDate() - days + 1);
  return first.toISOString();
}

/** Returns the filters in the form the server expects. */
export function toFilter({ search, kind, outcome, span, account_id }: SecurityView) {
  return {
    ...(search && { search }),
    ...(kind && { kind }),
    ...(outcome && { outcome }),
    ...(span && { from: periodStart(Number(span)) }),
    ...(account_id && { account_id }),
  };
}
