import type { AuditEntry } from '@glossa/contract/audit';

const counted = ['added', 'changed', 'kept', 'refused'] as const;

/** What an entry tells of a list of learners: that it was begun or failed, if so, and how many lines became what. */
export function importDeed({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): {
  step: 'begun' | 'failed' | undefined;
  counts: Record<(typeof counted)[number], number> | undefined;
} {
  if (action !== 'learner.import') return { step: undefined, counts: undefined };
  const step = detail['started'] === true ? 'begun' : 'failure' in detail ? 'failed' : undefined;
  const [added, changed, kept, refused] = counted.map((name) => detail[name]).map(Number);
  return added === undefined || Number.isNaN(added)
    ? { step, counts: undefined }
    : { step, counts: { added, changed: changed ?? 0, kept: kept ?? 0, refused: refused ?? 0 } };
}
