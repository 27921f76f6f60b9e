import type { AuditEntry } from '@glossa/contract/admin-orders';
import type { Queryable } from '@glossa/db/database';
import { selectListPage } from '@glossa/library/select-list-page';

/** A deed as it is kept. */
export interface AuditRow extends Omit<AuditEntry, 'date'> {
  date: Date;
}

interface AuditQuery {
  page: number;
  page_size: number;
  target_id?: string | undefined;
}

/** One page of what admins have done, newest first, and how much there is. */
export function selectAudit(
  db: Queryable,
  { target_id: target, ...page }: AuditQuery,
): Promise<{ rows: AuditRow[]; count: number }> {
  const where = target === undefined ? 'true' : 'a.target_id = $1';
  return selectListPage<AuditRow>(
    db,
    {
      name: target === undefined ? 'audit' : 'audit-of',
      columns: `a.id, a.actor_name AS actor, a.action, a.target_kind, a.target_id, a.reason, a.detail, a.created_at AS date`,
      tables: (entries) => `${entries} a`,
      entries: 'audit_entry a',
      where,
      values: target === undefined ? [] : [target],
      order: 'a.created_at DESC, a.id DESC',
      total: `SELECT count(*)::int FROM audit_entry a WHERE ${where}`,
    },
    page,
  );
}
