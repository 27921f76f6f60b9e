import { auditActions, auditKinds } from '@glossa/contract/audit';
import type { AuditAction, AuditKind } from '@glossa/contract/audit';

import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';

/** Time spans to filter the log by, in days ending today. */
export const auditSpans = ['1', '7', '30', '365'] as const;

/** Search, filters and page of /admin/audit, stored in the URL. */
export interface AuditView {
  search: string;
  /** ID of the user who acted, or `operator`. */
  actor: string | undefined;
  action: AuditAction | undefined;
  kind: AuditKind | undefined;
  span: (typeof auditSpans)[number] | undefined;
  /** ID of the action's target. */
  target_id: string | undefined;
  page: number;
}

/** The unfiltered log. */
export const noFilters: AuditView = {
  search: '',
  actor: undefined,
  action: undefined,
  kind: undefined,
  span: undefined,
  target_id: undefined,
  page: 1,
};

export type ChangeView = (part: Partial<AuditView>, options?: { replace?: boolean }) => void;

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
export function readView(params: URLSearchParams): AuditView {
  const { text, among, page, id } = readUrlParams(params);
  return {
    search: text('search', 200),
    actor: among('actor', ['operator']) ?? id('actor'),
    action: among('action', auditActions),
    kind: among('kind', auditKinds),
    span: among('span', auditSpans),
    target_id: id('target_id'),
    page: page(),
  };
}

/** Returns a view's query parameters. The first page of the unfiltered log has none. */
export const viewParams = ({ page, ...parts }: AuditView): URLSearchParams =>
  toUrlParams({ ...parts, page: page === 1 ? undefined : String(page) });

/** Returns the number of active filters, not counting the search. */
export const filterCount = ({ actor, action, kind, span }: AuditView): number =>
  [actor, action, kind, span].filter(Boolean).length;

/** Returns the start of a span of days that ends today, in the browser's time zone. */
function periodStart(days: number): string {
  const first = new Date();
  first.setHours(0, 0, 0, 0);
  first.setDate(first.getDate() - days + 1);
  return first.toISOString();
}

/** Returns the filters in the form the server expects. */
export function toFilter({ search, actor, action, kind, span, target_id: target }: AuditView) {
  const from = span && periodStart(Number(span));
  return {
    ...(search && { search }),
    ...(actor && { actor }),
    ...(action && { action }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(target && { target_id: target }),
  };
}

type Key<Action extends string> = Action extends `${infer Kind}.${infer Verb}` ? `${Kind}_${Verb}` : never;

/**
 * Returns the translation key of an action. The server's names contain a dot, which i18next would interpret as nesting.
 */
export const actionKey = (action: AuditAction): Key<AuditAction> =>
  action.replace('.', '_') as Key<AuditAction>;
