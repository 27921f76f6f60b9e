import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, paginated, Moment, PageQuery } from './fields.ts';

/** Target types of audited actions. */
export const auditKinds = [
  'ebook',
  'audio',
  'video',
  'bundle',
  'tier',
  'coupon',
  'settings',
  'order',
  'task',
  'queue',
  'learner',
  'learners',
  'outbox',
  'dictionary',
  'backup',
  'files',
  'service',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Audited actions, named `subject.verb`. */
export const auditActions = [
  'content.create',
  'content.change',
  'content.price',
  'content.publish',
  'content.unpublish',
  'content.archive',
  'content.remove',
  'content.restore',
  'content.replace_file',
  'content.remove_cover',
  'content.add_track',
  'content.arrange_tracks',
  'content.remove_track',
  'tier.create',
  'tier.change',
  'tier.remove',
  'coupon.create',
  'coupon.change',
  'coupon.remove',
  'settings.change',
  'order.refund',
  'order.mark_paid',
  'task.retry',
  'task.revoke',
  'queue.retry',
  'learner.create',
  'learner.update',
  'learner.activate',
  'learner.deactivate',
  'learner.delete',
  'learner.end_sessions',
  'learner.invite',
  'learner.add_factor',
  'learner.remove_factor',
  'learner.renew_codes',
  'learner.reset_factor',
  'learner.import',
  'learner.export',
  'report.view',
  'outbox.read',
  'outbox.reveal',
  'dictionary.install',
  'dictionary.remove',
  'learner.make_admin',
  'learner.promote',
  'learner.recount',
  'backup.restore',
  'files.reseal',
  'files.remove_strays',
  'service.change',
  'service.turn_off',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Maximum number of entries that are counted and paginated. Older entries can be found with filters. */
export const maxAuditEntries = 2000;

/** An action by a privileged user. */
export const AuditEntry = z
  .object({
    id: Id,
    /** The actor's name at the time. */
    actor: z.string(),
    /** Null for the operator, and if the account was deleted. */
    actor_id: Id.nullable(),
    /** Whether a command on the server performed the action. */
    is_operator: z.boolean(),
    /** For example `order.mark_paid`. */
    action: z.string(),
    target_kind: z.string(),
    target_id: z.string(),
    reason: z.string(),
    /** What changed. `title` is the target's title at the time. */
    detail: z.record(z.string(), z.unknown()),
    date: Moment,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

const Filters = {
  /** Searches actors' names, reasons, titles, and the names and email addresses of up to 100 target learners. */
  search: z.string().trim().max(200).optional(),
  /** A user ID, or `operator` for actions performed with commands on the server. */
  actor: z.union([Id, z.literal('operator')]).optional(),
  action: z.enum(auditActions).optional(),
  kind: z.enum(auditKinds).optional(),
  target_id: z.string().max(100).optional(),
  /** First day (UTC), or an exact start time. */
  from: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
  /** Last day (UTC). */
  to: z.iso.date().optional(),
};

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/',
  summary: 'List actions by admins, staff and content managers, newest first; counts up to 2,000',
  access: 'admin',
  query: PageQuery.extend(Filters),
  result: paginated(AuditEntry),
});

export const listActors = endpoint({
  method: 'GET',
  path: '/api/admin/audit/actors/',
  summary: 'List up to 100 people who have performed audited actions, by name',
  access: 'admin',
  result: z.object({ results: z.array(z.object({ id: Id, name: z.string() })) }),
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/export/',
  summary: 'Export the matching audit log entries as a table, newest first',
  access: 'admin',
  query: z.object(Filters),
  produces: ['text/csv; charset=utf-8'],
});
