import type { AuditEntry } from '@glossa/contract/audit';

const counted = ['added', 'changed', 'kept', 'refused'] as const;

/** Reads an entry about an imported list of learners: started or failed, and how many lines had each outcome. */
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
