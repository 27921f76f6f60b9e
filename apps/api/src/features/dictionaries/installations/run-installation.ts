import { rm } from 'node:fs/promises';

import type { InstallationProblem } from '@glossa/contract/admin-dictionaries';
import type { Database } from '@glossa/db/database';
import { installDictionary } from '@glossa/dictionaries/install';
import { openDictionary } from '@glossa/dictionaries/open-dictionary';
import { abandonByName, markRemoved } from '@glossa/dictionaries/queries';
import type { JobRun } from '@glossa/jobs/job';
import type { Storage } from '@glossa/storage/storage';
import type { Logger } from 'pino';

import type { Config } from '#config.ts';
import { recordAudit, type AuditEvent } from '#domain/audit/record-audit.ts';
import { dictionaryUploadKey, installationFolder } from '#domain/dictionaries/installation-files.ts';
import { TaskStoppedError } from '#domain/tasks/task-stopped.ts';
import type { FetchPolicy } from '#platform/outbound/fetch-policy.ts';
import { catalogPolicy, listEntries, loadCatalog, type ListedEntry } from '../catalog/catalog.ts';
import { saveReleases } from '../catalog/queries.ts';
import { fetchIndex, readVersion } from '../catalog/refresh-catalog.ts';
import { dismissDictionary } from '../queries.ts';
import { findMetadata } from './find-metadata.ts';
import { classifyError, InstallationError } from './installation-error.ts';
import { startRun, type InstallationRun } from './installation-run.ts';
import { download, fetchUpload, unpackDictionary, type PreparedFile } from './prepare-file.ts';
import * as queries from './queries.ts';

export interface InstallationDeps {
  config: Pick<Config, 'dataDir' | 'dictionaryCatalog' | 'storage'>;
  db: Database;
  storage: Storage;
  log: Pick<Logger, 'info' | 'error'>;
  fetchPolicy: FetchPolicy;
}

/** Problems with the file itself, after which resuming must download it again. */
const badFileProblems: ReadonlySet<InstallationProblem> = new Set([
  'archive_unreadable',
  'no_dictionary',
  'several_dictionaries',
  'file_invalid',
  'file_too_large',
]);

/**
 * Downloads, unpacks and installs a dictionary. The job may be killed at any point and run again: both the download and
 * the installation resume.
 */
export async function runInstallation(
  deps: InstallationDeps,
  installationId: string,
  { signal: stop }: Pick<JobRun, 'signal'>,
): Promise<void> {
  const { db, log } = deps;
  const run = await startRun(db, installationId, stop);
  if (!run) return;
  const progress = { name: run.installation.catalogName };
  try {
    await install(deps, run, progress);
  } catch (error) {
    // Rethrow the error, so that the worker returns the job to the queue. The next run resumes it.
    if (stop.aborted) throw error;
    if (error instanceof TaskStoppedError || run.signal.aborted)
      return await stopInstalling(db, run, progress.name);
    const failure = classifyError(error) ?? ({ problem: 'internal_error', detail: '' } as const);
    if (failure.problem === 'internal_error')
      log.error({ err: error, installationId }, 'could not install dictionary');
    if (badFileProblems.has(failure.problem))
      await rm(installationFolder(deps.config.dataDir, run.id), { recursive: true, force: true });
    await queries.failInstallation(db, run, failure);
  } finally {
    run.end();
    await queries.releaseInstallation(db, run);
  }
}

/** Discards what a canceled installation has written, unless it has been resumed since. */
async function stopInstalling(db: Database, run: InstallationRun, name: string | null): Promise<void> {
  const found = await queries.findInstallation(db, run.id);
  if (name !== null && found?.state !== 'waiting') await abandonByName(db, name);
}

async function install(
  deps: InstallationDeps,
  run: InstallationRun,
  progress: { name: string | null },
): Promise<void> {
  const { config, db, storage, log } = deps;
  const fileDeps = { config, storage };
  const { catalogName } = run.installation;
  const entry = catalogName === null ? undefined : await findDownload(deps, catalogName, run.signal);
  const file: PreparedFile = entry ? await downloadEntry(deps, run, entry) : await fetchUpload(fileDeps, run);
  const dictionary = await openDictionary(await unpackDictionary(fileDeps, run, file));
  const metadata = findMetadata(dictionary, run.installation, entry);
  progress.name = metadata.name;
  run.report({ state: 'waiting' });
  const outcome = await installDictionary(db, dictionary, metadata, {
    signal: run.signal,
    waitForLock: true,
    position: await queries.findNextPosition(db, metadata.language.id),
    onProgress: ({ done, total, entries }) => run.report({ state: 'installing', done, total, entries }),
    onInstalled: async (tx, count) => {
      if (!(await queries.completeInstallation(tx, run)))
        throw new TaskStoppedError(`${run.id} was canceled`);
      await queries.setRelease(tx, metadata.name, file.release);
      await queries.deleteRequests(tx, metadata.language.id);
      // Remove the bundled version of the same dictionary, which would only duplicate the entries.
      const bundled = `bundled-${metadata.name}`;
      if (entry && (await markRemoved(tx, bundled)) > 0) await dismissDictionary(tx, bundled);
      await recordAudit(tx, {
        actor: await findActor(db, run),
        action: 'dictionary.install',
        target: { kind: 'dictionary', id: metadata.name },
        detail: { title: metadata.name, count },
      });
    },
  });
  if (outcome.status === 'same') {
    await db.transaction(async (tx) => {
      if (entry) await queries.renameDictionary(tx, outcome.name, entry.name);
      await queries.setRelease(tx, entry?.name ?? outcome.name, file.release);
      await queries.completeInstallation(tx, run);
    });
  } else log.info({ dictionary: outcome.name, entries: outcome.entries }, 'dictionary installed');
  await rm(installationFolder(config.dataDir, run.id), { recursive: true, force: true });
  if (!entry) await storage.remove(dictionaryUploadKey(run.id));
}

/**
 * Downloads an entry's file. Saves its size and version from the response headers, unless the publisher's index
 * describes the file or the catalog specifies its release.
 */
async function downloadEntry(
  { config, db, fetchPolicy }: InstallationDeps,
  run: InstallationRun,
  entry: ListedEntry & { url: string },
): Promise<PreparedFile> {
  const catalog = loadCatalog(config);
  const policyForUrl = catalogPolicy(catalog, fetchPolicy);
  const { version, bytes, ...file } = await download({ config, policyForUrl }, run, entry);
  const known = catalog.entries.get(entry.name);
  if (known?.url === undefined || known.release !== undefined) return { ...file, release: entry.release };
  const statedVersion = readVersion({ etag: version.etag, 'last-modified': version.lastModified });
  await saveReleases(db, [{ name: entry.name, details: { bytes, ...statedVersion } }]);
  return { ...file, release: statedVersion.release };
}

/** Milliseconds for which a publisher's index is used without fetching it again. */
const maxIndexAge = 3_600_000;

/** Finds a catalog entry and its URL. For some entries, only the publisher's index contains the URL. */
async function findDownload(
  { db, config, fetchPolicy }: InstallationDeps,
  name: string,
  signal: AbortSignal,
): Promise<ListedEntry & { url: string }> {
  const catalog = loadCatalog(config);
  const { entries, checkedAt } = await listEntries(db, catalog);
  let entry = entries.get(name);
  const index = catalog.indexes.find(({ publisher }) => publisher === entry?.publisher);
  const isIndexed = catalog.entries.get(name)?.url === undefined;
  if (index && isIndexed && (entry?.url === undefined || Date.now() - Number(checkedAt) > maxIndexAge)) {
    const policyForUrl = catalogPolicy(catalog, fetchPolicy);
    await fetchIndex({ db, policyForUrl }, index, signal).catch((error: unknown) => {
      signal.throwIfAborted();
      if (entry?.url === undefined) throw error;
    });
    entry = (await listEntries(db, catalog)).entries.get(name);
  }
  if (entry?.url === undefined) throw new InstallationError('not_in_catalog');
  return { ...entry, url: entry.url };
}

/** Returns the admin who started the installation. The account may have been deleted since. */
async function findActor(db: Database, { installation }: InstallationRun): Promise<AuditEvent['actor']> {
  const { actorId, actorName: name } = installation;
  return { id: (await queries.isAccount(db, actorId)) ? actorId : null, name };
}
