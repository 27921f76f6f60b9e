import type { Database } from '@glossa/db/database';

import { operator, recordAudit } from '#domain/audit/record-audit.ts';
import { listLearnersAfter, recountLearner } from './queries.ts';

/**
 * Compares the counts of all learners' words, texts and videos with a recount. With `repair`, corrects them and records
 * in the audit log which learners were affected. Returns the number of learners and the number of wrong counts.
 */
export async function recountLearners(
  db: Database,
  {
    signal,
    repair,
    onLearners,
  }: { signal: AbortSignal; repair: boolean; onLearners?: (count: number) => void },
): Promise<{ learners: number; wrong: number }> {
  let last = '00000000-0000-0000-0000-000000000000';
  let learners = 0;
  let wrongCount = 0;
  for (;;) {
    const ids = await listLearnersAfter(db, last);
    if (ids.length === 0) return { learners, wrong: wrongCount };
    for (const id of ids) {
      signal.throwIfAborted();
      wrongCount += repair ? await repairCounts(db, id) : await countWrong(db, id);
      learners += 1;
    }
    onLearners?.(learners);
    last = ids.at(-1) as string;
  }
}

const repairCounts = (db: Database, id: string): Promise<number> =>
  db.transaction(async (tx) => {
    const count = await recountLearner(tx, id);
    if (count > 0) {
      await recordAudit(tx, {
        actor: operator,
        action: 'learner.recount',
        target: { kind: 'learner', id },
        detail: { count },
      });
    }
    return count;
  });

class RollbackSignal extends Error {}

/** Recounting corrects the counts, so roll back the transaction to leave them unchanged. */
async function countWrong(db: Database, id: string): Promise<number> {
  let wrongCount = 0;
  await db
    .transaction(async (tx) => {
      wrongCount = await recountLearner(tx, id);
      throw new RollbackSignal();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RollbackSignal)) throw error;
    });
  return wrongCount;
}
