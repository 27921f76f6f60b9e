import type { Queryable, Transaction } from '@glossa/db/database';
import { run, statements } from '@glossa/db/statements';
import { newId } from '@glossa/db/new-id';
import type { QueryTypes } from './write-audit.types.ts';

/** An action by a privileged user. */
export interface Deed {
  /** The `id` is null for the operator, who has no account. */
  actor: { id: string | null; name: string };
  /** For example `order.mark_paid`. */
  action: string;
  target: { kind: string; id: string };
  reason?: string;
  /** What changed. */
  detail?: Record<string, unknown>;
}

const valuesOf = ({ actor, action, target, reason = '', detail = {} }: Deed) =>
  [newId(), actor.id, actor.name, action, target.kind, target.id, reason, JSON.stringify(detail)] as const;

/** Records an action in the transaction that performs it. */
export async function writeAudit(tx: Transaction, deed: Deed): Promise<void> {
  await run(tx, sql.insertEntry, valuesOf(deed));
}

export const sql = statements<QueryTypes>('auditWriteAudit', {
  insertEntry: `INSERT INTO audit_entry (id, actor_id, actor_name, action, target_kind, target_id, reason, detail)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  insertEntryOnce: `INSERT INTO audit_entry (id, actor_id, actor_name, action, target_kind, target_id, reason, detail)
   SELECT $1, $2, $3, $4, $5, $6, $7, $8
   WHERE NOT EXISTS (SELECT 1 FROM audit_entry WHERE actor_id = $2 AND action = $4 AND target_id = $6
     AND created_at > now() - interval '1 hour')`,
});

/** Records that a user viewed something, at most once an hour, because an open page polls. */
export async function writeLook(db: Queryable, deed: Omit<Deed, 'reason'>): Promise<void> {
  await run(db, sql.insertEntryOnce, valuesOf(deed));
}
