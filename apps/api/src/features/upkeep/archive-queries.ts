import { archiveDays } from '@glossa/contract/account-archive';
import type { Queryable } from '@glossa/db/database';
import { many, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './archive-queries.types.ts';

interface NarrowTypes {
  listSilent: { kind: 'export' | 'import' };
}

export const sql = statements<QueryTypes, NarrowTypes>('upkeepArchive', {
  // Queued archives are also silent; a second job for one finds nothing to do.
  listSilent: `SELECT a.id, a.kind FROM account_archive a JOIN task t ON t.id = a.task_id
   WHERE a.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED')
     AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY a.id LIMIT 1000`,
  listOld: `SELECT id FROM account_archive
   WHERE learner_id IS NULL OR finished_at < now() - interval '${archiveDays} days'
     OR task_id IS NULL AND created_at < now() - interval '1 day'
   ORDER BY id LIMIT 1000`,
  delete: 'DELETE FROM account_archive WHERE id = $1',
});

/** Selects archives to export or import that no worker has reported on for `seconds`. */
export const silentArchives = (
  db: Queryable,
  seconds: number,
): Promise<{ id: string; kind: 'export' | 'import' }[]> => many(db, sql.listSilent, [seconds]);

/** Selects expired archives: a week after they finished, or a day if they were never started. */
export const oldArchives = async (db: Queryable): Promise<string[]> =>
  (await many(db, sql.listOld, [])).map(({ id }) => id);

/** Deletes the row of an archive whose file was removed. */
export const forgetArchive = async (db: Queryable, id: string): Promise<void> => {
  await run(db, sql.delete, [id]);
};
