import { rm } from 'node:fs/promises';

import { installationProblems, type DictionaryInstallation } from '@glossa/contract/admin-dictionaries';
import { fail } from '@glossa/contract/failure';
import type { Database } from '@glossa/db/database';
import { installDictionary } from '@glossa/jobs/definitions';
import { languageByCode, languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { toActor } from '#domain/audit/record-audit.ts';
import { dictionaryUploadKey, installationFolder } from '#domain/dictionaries/installation-files.ts';
import { measureFreeSpace } from '#domain/uploads/disk-space.ts';
import { findFinishedUpload, removeUploadInfo } from '#domain/uploads/resumable-uploads.ts';
import type { UploadedFile } from '#domain/uploads/uploaded-file.ts';
import { listEntries, loadCatalog } from '../catalog/catalog.ts';
import { listInstalled } from '../queries.ts';
import * as queries from './queries.ts';

type InstallationServiceDeps = Pick<Deps, 'db' | 'config' | 'storage' | 'jobs' | 'log'>;

/**
 * Converts a row to the contract's `DictionaryInstallation`; `is_update` is true if `installedNames` includes the
 * dictionary.
 */
export function presentInstallation(
  row: queries.InstallationRow,
  installedNames: ReadonlySet<string>,
): DictionaryInstallation {
  return {
    id: row.id,
    catalog_name: row.catalogName,
    title: row.title,
    language: row.language === null ? null : (languageById(row.language)?.code ?? null),
    target: row.target,
    state: row.state,
    bytes_done: Number(row.bytesDone),
    bytes_total: row.bytesTotal === null ? null : Number(row.bytesTotal),
    bytes_per_second: row.bytesPerSecond,
    entries: row.entries,
    problem: installationProblems.find((problem) => problem === row.problem) ?? null,
    detail: row.detail,
    is_update: row.catalogName !== null && installedNames.has(row.catalogName),
    created_at: row.createdAt.toISOString(),
  };
}

async function present({ db }: { db: Database }, id: string): Promise<DictionaryInstallation> {
  const row = (await queries.findInstallation(db, id)) ?? fail('task_not_found');
  const installed = await listInstalled(db);
  return presentInstallation(row, new Set(installed.map(({ name }) => name)));
}

/** Enqueues an installation. If the queue is unreachable, the sweeper enqueues it later. */
async function enqueue({ jobs, log }: InstallationServiceDeps, installationId: string): Promise<void> {
  await jobs
    .enqueue(installDictionary, { installationId }, installationId)
    .catch((error: unknown) => log.warn({ err: error, installationId }, 'could not enqueue installation'));
}

/**
 * Starts the installation of a dictionary from the catalog, or returns the existing one if it is already under way.
 *
 * @throws {Failure} dictionary_not_found
 */
export async function installFromCatalog(
  deps: InstallationServiceDeps,
  user: User,
  name: string,
): Promise<DictionaryInstallation> {
  const { db, config } = deps;
  const entry =
    (await listEntries(db, loadCatalog(config))).entries.get(name) ?? fail('dictionary_not_found');
  const started = await queries.startInstallation(db, {
    catalogName: name,
    title: entry.title,
    language: languageByCode(entry.language)?.id ?? null,
    target: entry.target,
    overrides: {},
    actor: { ...toActor(user), id: user.id },
  });
  if (started !== undefined) await enqueue(deps, started);
  const row = (await queries.findByCatalogName(db, name)) ?? fail('unavailable');
  return present(deps, row.id);
}

/** Matches the names of files that may contain a dictionary. */
const supportedFile =
  /\.(?:tar|tgz|txz|tar\.gz|tar\.xz|zip|(?:u8|txt|tsv|tab|csv|jsonl?|ndjson)(?:\.gz|\.xz)?)$/i;

/**
 * Starts the installation of a dictionary file, sent with the request or uploaded in parts beforehand.
 *
 * @throws {Failure} dictionary_file_required, unsupported_format, dictionary_storage_full
 */
export async function installUpload(
  deps: InstallationServiceDeps,
  user: User,
  {
    file,
    upload,
    ...overrides
  }: { file: UploadedFile | undefined; upload: string | undefined } & queries.Overrides,
): Promise<DictionaryInstallation> {
  const { db, config, storage } = deps;
  const owner = { dataDir: config.dataDir, ownerId: user.id };
  const found = file ?? (upload === undefined ? undefined : await findFinishedUpload(owner, upload));
  if (!found || found.size === 0) return fail('dictionary_file_required');
  if (!supportedFile.test(found.name)) fail('unsupported_format');
  if (found.size > (await measureFreeSpace(config))) fail('dictionary_storage_full');
  const id =
    (await queries.startInstallation(db, {
      catalogName: null,
      title: found.name.slice(0, 300),
      language: overrides.language ?? null,
      target: overrides.target ?? null,
      overrides,
      actor: { ...toActor(user), id: user.id },
    })) ?? fail('unavailable');
  await storage.adopt(dictionaryUploadKey(id), found.path);
  if (upload !== undefined) await removeUploadInfo(owner, upload);
  await enqueue(deps, id);
  return present(deps, id);
}

/** Cancels an installation. @throws {Failure} task_not_found, task_ended */
export async function cancelInstallation(
  deps: Pick<Deps, 'db'>,
  id: string,
): Promise<DictionaryInstallation> {
  const isCanceled = await queries.cancelInstallation(deps.db, id);
  const canceled = await present(deps, id);
  if (!isCanceled) fail('task_ended');
  return canceled;
}

/**
 * Resumes an installation that failed or was canceled. Newly entered details override earlier ones.
 *
 * @throws {Failure} task_not_found, task_not_retryable
 */
export async function resumeInstallation(
  deps: InstallationServiceDeps,
  id: string,
  overrides: queries.Overrides,
): Promise<DictionaryInstallation> {
  const { db } = deps;
  const row = (await queries.findInstallation(db, id)) ?? fail('task_not_found');
  const before = row.overrides as queries.Overrides;
  if (!(await queries.resumeInstallation(db, id, { ...before, ...withoutUndefined(overrides) })))
    fail('task_not_retryable');
  await enqueue(deps, id);
  return present(deps, id);
}

const withoutUndefined = (overrides: queries.Overrides): queries.Overrides =>
  Object.fromEntries(Object.entries(overrides).filter(([, value]) => value !== undefined));

/** Discards an installation that failed or was canceled. @throws {Failure} task_not_found, task_not_retryable */
export async function discardInstallation(
  { db, config, storage }: InstallationServiceDeps,
  id: string,
): Promise<void> {
  if (!(await queries.deleteInstallation(db, id)))
    fail((await queries.findInstallation(db, id)) ? 'task_not_retryable' : 'task_not_found');
  await storage.remove(dictionaryUploadKey(id));
  await rm(installationFolder(config.dataDir, id), { recursive: true, force: true });
}
