import type { Database } from '@glossa/db/database';

import { operator } from '#domain/audit/operator.ts';
import { writeAudit } from '#domain/audit/write-audit.ts';

/**
 * Does work that changes files, and writes down how many it has changed: files know no transactions, so they stay
 * changed where the work breaks off, and that is written down, too.
 */
export async function notingFiles<Result>(
  db: Database,
  { verb, countOf }: { verb: 'reseal' | 'remove_strays'; countOf: () => number },
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } finally {
    const count = countOf();
    if (count > 0) {
      await db.transaction((tx) =>
        writeAudit(tx, {
          actor: operator,
          action: `files.${verb}`,
          target: { kind: 'files', id: 'all' },
          detail: { count },
        }),
      );
    }
  }
}
