import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, listOf, Moment, PageQuery } from './fields.ts';

/** What deeds are done to. */
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
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What is done, as it is written down: a kind of thing and a verb. */
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
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Most entries that a list counts and reaches; what is older is found by the filters. */
export const mostAudit = 2000;

/** What was done by somebody who may do more than others. */
export const AuditEntry = z
  .object({
    id: Id,
    /** Their name at that time. */
    actor: z.string(),
    /** None for the operator, and where the account is gone. */
    actor_id: Id.nullable(),
    /** It was done by a command on the server. */
    is_operator: z.boolean(),
    /** e.g. order.mark_paid */
    action: z.string(),
    target_kind: z.string(),
    target_id: z.string(),
    reason: z.string(),
    /** What changed; `title` is what the target was called. */
    detail: z.record(z.string(), z.unknown()),
    date: Moment,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

const Filters = {
  /** In names, reasons and titles, and in names and addresses of learners it was done to, at most 100 of them. */
  search: z.string().trim().max(200).optional(),
  /** `operator`: by a command on the server. */
  actor: z.union([Id, z.literal('operator')]).optional(),
  action: z.enum(auditActions).optional(),
  kind: z.enum(auditKinds).optional(),
  target_id: z.string().max(100).optional(),
  /** First day of UTC, or first moment. */
  from: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).optional(),
  /** Last day, of UTC. */
  to: z.iso.date().optional(),
};

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/',
  summary: 'What admins, staff and content managers have done, newest first. Counts at most 2,000',
  access: 'admin',
  query: PageQuery.extend(Filters),
  result: listOf(AuditEntry),
});

export const listActors = endpoint({
  method: 'GET',
  path: '/api/admin/audit/actors/',
  summary: 'Those who have done something, by name, at most 100',
  access: 'admin',
  result: z.object({ results: z.array(z.object({ id: Id, name: z.string() })) }),
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/export/',
  summary: 'The entries that fit as a table, newest first',
  access: 'admin',
  query: z.object(Filters),
  produces: ['text/csv; charset=utf-8'],
});
