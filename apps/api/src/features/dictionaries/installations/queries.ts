import type { InstallationProblem } from '@glossa/contract/admin-dictionaries';
import type { Database, Queryable, Transaction } from '@glossa/db/database';
import { newId } from '@glossa/db/new-id';
import type { Prisma } from '@glossa/db/prisma';
import { first, one, run, statements } from '@glossa/db/statements';

import type { QueryTypes } from './queries.types.ts';

/** Seconds without a heartbeat after which a run counts as dead. */
const heartbeatTimeout = 10;

const openStatesSql = `state IN ('waiting', 'downloading', 'installing')`;

const sql = statements<QueryTypes>('dictionaryInstallations', {
  // If two admins press Install at the same time, both get the same installation.
  start: `INSERT INTO dictionary_installation (id, catalog_name, title, language, target, overrides, actor_id, actor_name)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
   ON CONFLICT (catalog_name) DO UPDATE SET state = 'waiting', problem = NULL, detail = '', actor_id = $7, actor_name = $8
     WHERE dictionary_installation.state IN ('failed', 'canceled')
   RETURNING id`,
  claim: `UPDATE dictionary_installation SET run_id = $2, beat_at = now()
   WHERE id = $1 AND ${openStatesSql}
     AND (run_id IS NULL OR beat_at < now() - make_interval(secs => ${heartbeatTimeout}))
   RETURNING id`,
  sendHeartbeat: `UPDATE dictionary_installation
   SET state = $3::text::installation_state, bytes_done = $4, bytes_total = $5, bytes_per_second = $6, entries = $7, beat_at = now()
   WHERE id = $1 AND run_id = $2 AND ${openStatesSql}`,
  fail: `UPDATE dictionary_installation
   SET state = 'failed', problem = $3, detail = $4, run_id = NULL, bytes_per_second = NULL
   WHERE id = $1 AND run_id = $2 AND ${openStatesSql}`,
  release: `UPDATE dictionary_installation SET run_id = NULL, bytes_per_second = NULL WHERE id = $1 AND run_id = $2`,
  complete: `DELETE FROM dictionary_installation WHERE id = $1 AND run_id = $2 AND ${openStatesSql} RETURNING id`,
  setRelease: `UPDATE dictionary SET release = $2 WHERE name = $1 AND status = 'ready'`,
  rename: `UPDATE dictionary SET name = $2 WHERE name = $1 AND status = 'ready'
     AND NOT EXISTS (SELECT 1 FROM dictionary WHERE name = $2 AND status = 'ready')`,
  // Returns the position after the dictionaries that an admin has ordered, all of which come before bundled ones.
  findNextPosition: `SELECT coalesce(max(position) + 1, 0)::int AS "position!" FROM dictionary
   WHERE language = $1 AND status = 'ready' AND position BETWEEN 1 AND 98`,
});

/** An installation as stored. */
export type InstallationRow = Prisma.DictionaryInstallationModel;

/** Details that the admin entered for a dictionary, which override those in its file. */
export interface Overrides {
  /** ID of a learning language. */
  language?: number | undefined;
  target?: string | undefined;
  title?: string | undefined;
  licence?: string | undefined;
  source?: string | undefined;
}

/** Identifies a run of an installation. */
export interface RunKey {
  id: string;
  runId: string;
}

const open = ['waiting', 'downloading', 'installing'] as const;
const resumable = ['failed', 'canceled'] as const;

/** Lists all installations, oldest first. */
export const listInstallations = ({ prisma }: Pick<Queryable, 'prisma'>): Promise<InstallationRow[]> =>
  prisma.dictionaryInstallation.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });

export const findInstallation = (
  { prisma }: Pick<Queryable, 'prisma'>,
  id: string,
): Promise<InstallationRow | null> => prisma.dictionaryInstallation.findUnique({ where: { id } });

/** Starts or resumes an installation. Returns its ID if it has to be enqueued. */
export const startInstallation = async (
  db: Queryable,
  installation: {
    catalogName: string | null;
    title: string;
    language: number | null;
    target: string | null;
    overrides: Overrides;
    actor: { id: string; name: string };
  },
): Promise<string | undefined> => {
  const { catalogName, title, language, target, overrides, actor } = installation;
  const values = [newId(), catalogName, title, language, target, JSON.stringify(overrides)] as const;
  return (await first(db, sql.start, [...values, actor.id, actor.name]))?.id;
};

/** Finds the installation of a dictionary from the catalog. */
export const findByCatalogName = (db: Database, catalogName: string): Promise<InstallationRow | null> =>
  db.prisma.dictionaryInstallation.findUnique({ where: { catalogName } });

/** Cancels an installation. Its run notices within a second. Returns false if it isn't open. */
export const cancelInstallation = async ({ prisma }: Database, id: string): Promise<boolean> =>
  (
    await prisma.dictionaryInstallation.updateMany({
      where: { id, state: { in: [...open] } },
      data: { state: 'canceled', bytesPerSecond: null },
    })
  ).count > 0;

/** Resumes a failed or canceled installation. Returns false if it is neither. */
export const resumeInstallation = async (
  { prisma }: Database,
  id: string,
  overrides: Overrides,
): Promise<boolean> =>
  (
    await prisma.dictionaryInstallation.updateMany({
      where: { id, state: { in: [...resumable] } },
      data: {
        state: 'waiting',
        problem: null,
        detail: '',
        overrides: { ...overrides },
        ...(overrides.language === undefined ? {} : { language: overrides.language }),
        ...(overrides.target === undefined ? {} : { target: overrides.target }),
      },
    })
  ).count > 0;

/** Deletes a failed or canceled installation. Returns false if it is neither. */
export const deleteInstallation = async ({ prisma }: Database, id: string): Promise<boolean> =>
  (await prisma.dictionaryInstallation.deleteMany({ where: { id, state: { in: [...resumable] } } })).count >
  0;

/** Claims an installation for a run. Returns it, or undefined if it isn't open or a live run has claimed it. */
export const claimInstallation = async (
  db: Database,
  { id, runId }: RunKey,
): Promise<InstallationRow | null> =>
  (await first(db, sql.claim, [id, runId])) ? findInstallation(db, id) : null;

export interface InstallationProgress {
  state: 'waiting' | 'downloading' | 'installing';
  done: number;
  total: number | undefined;
  bytesPerSecond: number | undefined;
  entries: number;
}

/** Saves the progress. Returns false if the run has lost its claim. */
export const sendHeartbeat = async (
  db: Queryable,
  { id, runId }: RunKey,
  { state, done, total, bytesPerSecond, entries }: InstallationProgress,
): Promise<boolean> =>
  (await run(db, sql.sendHeartbeat, [
    id,
    runId,
    state,
    done,
    total ?? null,
    bytesPerSecond ?? null,
    entries,
  ])) > 0;

/** Marks an installation as failed, unless the run has lost its claim. */
export const failInstallation = (
  db: Queryable,
  { id, runId }: RunKey,
  { problem, detail }: { problem: InstallationProblem; detail: string },
): Promise<number> => run(db, sql.fail, [id, runId, problem, detail.slice(0, 1000)]);

/** Lets another run claim the installation. */
export const releaseInstallation = (db: Queryable, { id, runId }: RunKey): Promise<number> =>
  run(db, sql.release, [id, runId]);

/** Deletes a completed installation. Returns false if the run has lost its claim. */
export const completeInstallation = async (tx: Transaction, { id, runId }: RunKey): Promise<boolean> =>
  (await first(tx, sql.complete, [id, runId])) !== undefined;

/** Records the release of an installed dictionary. */
export const setRelease = (db: Queryable, name: string, release: string | undefined): Promise<number> =>
  run(db, sql.setRelease, [name, release ?? null]);

/** Renames an installed dictionary, unless another one already has the name. */
export const renameDictionary = (db: Queryable, from: string, to: string): Promise<number> =>
  run(db, sql.rename, [from, to]);

/** Finds the position for a language's new dictionary. */
export const findNextPosition = async (db: Queryable, language: number): Promise<number> =>
  (await one(db, sql.findNextPosition, [language])).position;

/** Deletes the dictionary requests for a language. */
export const deleteRequests = async ({ prisma }: Transaction, language: number): Promise<void> => {
  await prisma.dictionaryRequest.deleteMany({ where: { language } });
};

/** Returns whether an account still exists. */
export const isAccount = async ({ prisma }: Database, id: string): Promise<boolean> =>
  (await prisma.learner.count({ where: { id } })) > 0;
