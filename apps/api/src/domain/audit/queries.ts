import type { Queryable, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import type { Prisma } from '@glossa/db/prisma';
import { first, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

const sql = statements<QueryTypes>('auditLog', {
  insertHourlyEntry: `INSERT INTO audit_entry (id, actor_id, actor_name, action, target_kind, target_id, reason, detail)
   SELECT $1, $2, $3, $4, $5, $6, $7, $8
   WHERE NOT EXISTS (SELECT 1 FROM audit_entry WHERE actor_id = $2 AND action = $4 AND target_id = $6
     AND created_at > now() - interval '1 hour')`,
  // A video can be in the catalog before it has a product.
  findContent: `SELECT CASE kind::text WHEN 'text' THEN 'ebook' ELSE kind::text END AS kind, title, status::text FROM product WHERE id = $1
   UNION ALL
   SELECT 'video', title, publication::text FROM video v
   WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM product WHERE id = $1)`,
});

/** An action by a privileged user. */
export interface AuditEvent {
  /** The `id` is null for the operator, who has no account. */
  actor: { id: string | null; name: string };
  /** For example `order.mark_paid`. */
  action: string;
  target: { kind: string; id: string };
  reason?: string;
  detail?: Record<string, unknown>;
}

const toParams = ({ actor, action, target, reason = '', detail = {} }: AuditEvent) =>
  [newId(), actor.id, actor.name, action, target.kind, target.id, reason, JSON.stringify(detail)] as const;

export const insertEntry = async (
  tx: Transaction,
  { actor, action, target, reason = '', detail = {} }: AuditEvent,
): Promise<void> => {
  await tx.prisma.auditEntry.create({
    data: {
      id: newId(),
      actorId: actor.id,
      actorName: actor.name,
      action,
      targetKind: target.kind,
      targetId: target.id,
      reason,
      detail: detail as Prisma.InputJsonObject,
    },
  });
};

/** Inserts an entry unless an identical one was inserted within the last hour. */
export const insertHourlyEntry = async (db: Queryable, event: AuditEvent): Promise<void> => {
  await run(db, sql.insertHourlyEntry, toParams(event));
};

/** A product, or a video in the catalog that has no product yet. */
export type ContentRow = QueryTypes['findContent']['row'];

export const findContent = (tx: Transaction, id: string): Promise<ContentRow | undefined> =>
  first(tx, sql.findContent, [id]);
