import type { Database } from '@glossa/db/database';

import { operator, recordAudit } from '#domain/audit/record-audit.ts';

/**
 * Runs work that changes files, and records the number of changed files in the audit log. File changes can't be rolled
 * back, so those made before a failure remain and are recorded, too.
 */
export async function auditFileChanges<Result>(
  db: Database,
  { verb, getCount }: { verb: 'reseal' | 'remove_strays'; getCount: () => number },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } finally {
    const count = getCount();
    if (count > 0) {
      await db.transaction((tx) =>
        recordAudit(tx, {
          actor: operator,
          action: `files.${verb}`,
          target: { kind: 'files', id: 'all' },
          detail: { count },
        }),
      );
    }
  }
}
