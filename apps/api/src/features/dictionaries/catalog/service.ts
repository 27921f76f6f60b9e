import type {
  CatalogDictionary,
  InstalledDictionary,
  listAdminDictionaries,
} from '@glossa/contract/admin-dictionaries';
import { dictionaryFileLimit } from '@glossa/contract/admin-dictionaries';
import type { HandlerResult } from '@glossa/contract/endpoint';
import { fail } from '@glossa/contract/failure';
import { abandonInstallation as markForRemoval } from '@glossa/dictionaries/queries';
import { deleteRemovedDictionaries } from '@glossa/jobs/definitions';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import type { User } from '#domain/accounts/user.ts';
import { recordUserAudit } from '#domain/audit/record-audit.ts';
import { measureSpaceForVideo } from '#domain/uploads/disk-space.ts';
import { isBundled, isGlossary, positions } from '../bundled.ts';
import { presentInstallation } from '../installations/service.ts';
import { listInstallations } from '../installations/queries.ts';
import * as queries from '../queries.ts';
import { countRequests } from '../requests/queries.ts';
import { catalogPolicy, listEntries, loadCatalog, type ListedEntry } from './catalog.ts';
import { countLearnersByLanguage } from './queries.ts';
import { refreshCatalog as refresh } from './refresh-catalog.ts';

type CatalogDeps = Pick<Deps, 'db' | 'config' | 'jobs' | 'log' | 'fetchPolicy'>;

const toLanguageCode = (language: number): string => languageById(language)?.code ?? '';

/** Returns whether the catalog's release of a dictionary differs from the installed one. */
const isOutdated = (release: string | null, entry: ListedEntry | undefined): boolean =>
  release !== null && entry?.release !== undefined && entry.release !== release;

function presentInstalled(
  row: queries.InstalledRow,
  entries: ReadonlyMap<string, ListedEntry>,
): InstalledDictionary {
  const entry = entries.get(row.name);
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    language: toLanguageCode(row.language),
    target: row.targetLanguage,
    licence: row.licence,
    source: row.source,
    format: row.format,
    entries: row.entryCount,
    bytes: Number(row.bytesTotal),
    installed_at: (row.installedAt ?? row.createdAt).toISOString(),
    is_bundled: isBundled(row.name),
    is_glossary: isGlossary(row.name),
    catalog_name: entry?.name ?? null,
    update_available: isOutdated(row.release, entry),
    position: row.position,
  };
}

const presentEntry = (
  entry: ListedEntry,
  installed: queries.InstalledRow | undefined,
  isInstalling: boolean,
): CatalogDictionary => ({
  name: entry.name,
  title: entry.title,
  language: entry.language,
  target: entry.target,
  publisher: entry.publisherTitle,
  licence: entry.licence ?? null,
  source: entry.source,
  bytes: entry.bytes ?? null,
  entries: entry.entries ?? null,
  updated: entry.updated ?? null,
  is_installed: installed !== undefined,
  update_available: isOutdated(installed?.release ?? null, entry),
  is_installing: isInstalling,
});

const openStates: ReadonlySet<string> = new Set(['waiting', 'downloading', 'installing']);

/** Lists installed dictionaries, installations and the catalog, for one language or all. */
export async function listDictionaries(
  { db, config }: Pick<CatalogDeps, 'db' | 'config'>,
  language: number | undefined,
): Promise<HandlerResult<typeof listAdminDictionaries>> {
  const catalog = loadCatalog(config);
  const { entries, checkedAt } = await listEntries(db, catalog);
  const installed = await queries.listInstalled(db);
  const byName = new Map(installed.map((row) => [row.name, row]));
  const installations = await listInstallations(db);
  const open = new Set(
    installations.flatMap(({ state, catalogName }) => (openStates.has(state) ? [catalogName] : [])),
  );
  const isInstallingUpload = installations.some(
    ({ state, catalogName }) => state === 'installing' && catalogName === null,
  );
  const others = (await queries.listInstalling(db)).filter(
    ({ name }) => !open.has(name) && (isBundled(name) || !isInstallingUpload),
  );
  const code = language === undefined ? undefined : toLanguageCode(language);
  return {
    installed: installed
      .filter((row) => language === undefined || row.language === language)
      .map((row) => presentInstalled(row, entries)),
    catalog: [...entries.values()]
      .filter((entry) => code === undefined || entry.language === code)
      .map((entry) => presentEntry(entry, byName.get(entry.name), open.has(entry.name))),
    installations: installations.map((row) => presentInstallation(row, new Set(byName.keys()))),
    others_installing: others.map((row) => ({
      name: row.name,
      title: row.title,
      language: toLanguageCode(row.language),
      percent: Math.floor((Number(row.bytesDone) * 100) / Math.max(Number(row.bytesTotal), 1)),
    })),
    requests: (await countRequests(db)).map((request) => ({
      language: toLanguageCode(request.language),
      learners: request.learners,
    })),
    languages_in_use: (await countLearnersByLanguage(db)).map((count) => ({
      language: toLanguageCode(count.language),
      learners: count.learners,
    })),
    catalog_updated_at: checkedAt?.toISOString() ?? null,
    hosts: catalog.hosts.map(({ host }) => host),
    file_bytes: Math.min(dictionaryFileLimit, await measureSpaceForVideo(config)),
  };
}

/** Fetches the publishers' indexes, and the headers of the installed dictionaries' files. */
export async function refreshCatalog({ db, config, log, fetchPolicy }: CatalogDeps): Promise<{
  catalog_updated_at: string | null;
  failed_hosts: string[];
}> {
  const catalog = loadCatalog(config);
  const names = (await queries.listInstalled(db)).map(({ name }) => name);
  const policyForUrl = catalogPolicy(catalog, fetchPolicy);
  const failedHosts = await refresh({ db, log, policyForUrl }, catalog, names);
  const { checkedAt } = await listEntries(db, catalog);
  return { catalog_updated_at: checkedAt?.toISOString() ?? null, failed_hosts: failedHosts };
}

/**
 * Removes a dictionary. Lookups stop using it immediately; a job deletes its entries, which takes a while.
 *
 * @throws {Failure} dictionary_not_found
 */
export async function removeDictionary(
  { db, jobs, log }: Pick<CatalogDeps, 'db' | 'jobs' | 'log'>,
  user: User,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = (await queries.findInstalled(tx, id)) ?? fail('dictionary_not_found');
    await markForRemoval(tx, id);
    if (isBundled(row.name)) await queries.dismissDictionary(tx, row.name);
    const detail = { title: row.name };
    await recordUserAudit(tx, user, { kind: 'dictionary', verb: 'remove', id: row.name, detail });
  });
  // If this fails, the next installation deletes the entries.
  await jobs
    .enqueue(deleteRemovedDictionaries, {})
    .catch((error: unknown) => log.warn({ err: error }, 'could not enqueue removal'));
}

/**
 * Sets the order of the dictionaries for a language. Short glossaries always come last.
 *
 * @throws {Failure} changed_meanwhile when `ids` aren't exactly the installed dictionaries
 */
export async function orderDictionaries(
  { db, config }: Pick<CatalogDeps, 'db' | 'config'>,
  { language, ids }: { language: number; ids: readonly number[] },
): Promise<{ installed: InstalledDictionary[] }> {
  await db.transaction(async (tx) => {
    const rows = (await queries.listInstalled(tx)).filter((row) => row.language === language);
    const byId = new Map(rows.map((row) => [row.id, row]));
    if (ids.length !== rows.length || !ids.every((id) => byId.has(id))) fail('changed_meanwhile');
    for (const [index, id] of ids.entries()) {
      const isShort = isGlossary(byId.get(id)?.name ?? '');
      await queries.setPosition(tx, id, isShort ? positions.glossary + index : index + 1);
    }
  });
  return { installed: (await listDictionaries({ db, config }, language)).installed };
}
