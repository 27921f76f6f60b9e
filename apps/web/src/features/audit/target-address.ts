import type { AuditEntry } from '@glossa/contract/audit';

const search = (title: unknown): string =>
  typeof title === 'string' && title !== '' ? `?search=${encodeURIComponent(title)}` : '';

/** Returns the path to the target of an action, or undefined if the target was deleted or has no page. */
export function targetAddress({ action, target_kind, target_id, detail }: AuditEntry): string | undefined {
  const isGone = /\.(remove|delete)$/.test(action);
  if (action === 'report.view') return `/reports?kind=learning&learner=${target_id}`;
  const { title } = detail;
  switch (target_kind) {
    case 'ebook':
    case 'audio':
      return isGone ? undefined : `/ebooks/manage${search(title)}`;
    case 'video':
      return isGone ? undefined : `/videos/manage${search(title)}`;
    case 'bundle':
    case 'tier':
    case 'coupon':
    case 'settings':
      return isGone ? undefined : '/content/pricing';
    case 'order':
      return `/admin/orders?order=${target_id}`;
    case 'task':
      return `/tasks?task=${target_id}`;
    case 'queue':
      return '/tasks';
    case 'learner':
      return isGone ? undefined : `/admin/learners?learner=${target_id}`;
    case 'learners':
      return '/admin/learners';
    case 'outbox':
      return '/admin/outbox';
    default:
      return undefined;
  }
}
