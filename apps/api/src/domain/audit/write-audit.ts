import { statement, type Queryable, type Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';

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

const insert = statement(
  'insert-audit',
  `INSERT INTO audit_entry (id, actor_id, actor_name, action, target_kind, target_id, reason, detail)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** Records an action in the transaction that performs it. */
export async function writeAudit(tx: Transaction, deed: Deed): Promise<void> {
  const { actor, action, target, reason = '', detail = {} } = deed;
  const values = [actor.id, actor.name, action, target.kind, target.id, reason, JSON.stringify(detail)];
  await tx.run(insert, [newId(), ...values]);
}

const insertOnce = statement(
  'insert-audit-once',
  `INSERT INTO audit_entry (id, actor_id, actor_name, action, target_kind, target_id, reason, detail)
   SELECT $1, $2, $3, $4, $5, $6, $7, $8
   WHERE NOT EXISTS (SELECT 1 FROM audit_entry WHERE actor_id = $2 AND action = $4 AND target_id = $6
     AND created_at > now() - interval '1 hour')`,
);

/** Records that a user viewed something, at most once an hour, because an open page polls. */
export async function writeLook(db: Queryable, { actor, action, target, detail = {} }: Deed): Promise<void> {
  const values = [actor.id, actor.name, action, target.kind, target.id, '', JSON.stringify(detail)];
  await db.run(insertOnce, [newId(), ...values]);
}
