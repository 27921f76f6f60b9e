import { auditActions, auditKinds } from '@glossa/contract/audit';
import type { AuditAction, AuditKind } from '@glossa/contract/audit';

import { addressOf, readAddress } from '../../lib/search/read-address.ts';

/** Days that the log can be narrowed to, back from today. */
export const auditSpans = ['1', '7', '30', '365'] as const;

/** What /admin/audit shows; it is kept in the address. */
export interface AuditView {
  search: string;
  /** Id of who has done it, or `operator`. */
  actor: string | undefined;
  action: AuditAction | undefined;
  kind: AuditKind | undefined;
  span: (typeof auditSpans)[number] | undefined;
  /** Id of what it was done to. */
  target_id: string | undefined;
  page: number;
}

/** The whole log. */
export const firstView: AuditView = {
  search: '',
  actor: undefined,
  action: undefined,
  kind: undefined,
  span: undefined,
  target_id: undefined,
  page: 1,
};

export type ChangeView = (part: Partial<AuditView>, options?: { replace?: boolean }) => void;

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): AuditView {
  const { text, among, page, id } = readAddress(params);
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

/** The part of an address that says what is shown; empty for the beginning of all. */
export const viewParams = ({ page, ...parts }: AuditView): URLSearchParams =>
  addressOf({ ...parts, page: page === 1 ? undefined : String(page) });

/** How many of the filters besides the search are in use. */
export const filterCount = ({ actor, action, kind, span }: AuditView): number =>
  [actor, action, kind, span].filter(Boolean).length;

/** The first moment of a span of days that ends today, where the browser is. */
function beginningOf(days: number): string {
  const first = new Date();
  first.setHours(0, 0, 0, 0);
  first.setDate(first.getDate() - days + 1);
  return first.toISOString();
}

/** The filters as the server takes them. */
export function filterOf({ search, actor, action, kind, span, target_id: target }: AuditView) {
  const from = span && beginningOf(Number(span));
  return {
    ...(search && { search }),
    ...(actor && { actor }),
    ...(action && { action }),
    ...(kind && { kind }),
    ...(from && { from }),
    ...(target && { target_id: target }),
  };
}
