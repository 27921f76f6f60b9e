import { archiveDays } from '@glossa/contract/account-archive';
import { statement, type Queryable } from '@glossa/db/database';

// Those that wait in the queue say nothing either: a second job of theirs finds nothing to do.
const silent = statement(
  'silent-account-archives',
  `SELECT a.id, a.kind FROM account_archive a JOIN task t ON t.id = a.task_id
   WHERE a.finished_at IS NULL AND t.status IN ('PENDING', 'STARTED')
     AND t.beat_at < now() - make_interval(secs => $1)
   ORDER BY a.id LIMIT 1000`,
);
const old = statement(
  'old-account-archives',
  `SELECT id FROM account_archive
   WHERE learner_id IS NULL OR finished_at < now() - interval '${archiveDays} days'
     OR task_id IS NULL AND created_at < now() - interval '1 day'
   ORDER BY id LIMIT 1000`,
);
const forget = statement('forget-account-archive', 'DELETE FROM account_archive WHERE id = $1');

/** Archives that are to be packed or taken over, and that nobody has reported on for `seconds`. */
export const silentArchives = (
  db: Queryable,
  seconds: number,
): Promise<{ id: string; kind: 'export' | 'import' }[]> => db.rows(silent, [seconds]);

/** Archives that are kept no longer: a week after their end, a day when they were never started. */
export const oldArchives = async (db: Queryable): Promise<string[]> =>
  (await db.rows<{ id: string }>(old)).map(({ id }) => id);

/** Forgets an archive whose file is gone. */
export const forgetArchive = async (db: Queryable, id: string): Promise<void> => {
  await db.run(forget, [id]);
};
