import type { Database } from '@glossa/db/database';
import { languageByCode } from '@glossa/language/languages';

import type { Config } from '#config.ts';
import { dictionaryCatalogFile } from '#paths.ts';
import { allowHosts, type PolicyForUrl } from '#platform/outbound/allowed-hosts.ts';
import type { FetchPolicy } from '#platform/outbound/fetch-policy.ts';
import { listReleases } from './queries.ts';
import { readCatalog, type Catalog, type CatalogEntry } from './read-catalog.ts';

const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** An entry with its publisher's details about the latest release. */
export interface ListedEntry extends CatalogEntry {
  title: string;
  publisherTitle: string;
  source: string;
}

let cached: { file: string | undefined; catalog: Catalog } | undefined;

/**
 * Returns the catalog. The files are read once.
 *
 * @throws {OperatorError} when the operator's file isn't valid
 */
export function loadCatalog({ dictionaryCatalog: file }: Pick<Config, 'dictionaryCatalog'>): Catalog {
  const found = cached?.file === file ? cached : undefined;
  cached = found ?? { file, catalog: readCatalog(dictionaryCatalogFile, file) };
  return cached.catalog;
}

/** Returns the rules for downloading from the catalog's hosts. */
export const catalogPolicy = (catalog: Catalog, publicOnly: FetchPolicy): PolicyForUrl =>
  allowHosts(catalog.hosts, publicOnly);

/** Lists the entries from the catalog and the publishers' indexes, and returns when the indexes were last fetched. */
export async function listEntries(
  db: Database,
  catalog: Catalog,
): Promise<{ entries: Map<string, ListedEntry>; checkedAt: Date | undefined }> {
  const { releases, checkedAt } = await listReleases(db);
  const entries = new Map<string, ListedEntry>();
  for (const name of new Set([...catalog.entries.keys(), ...releases.keys()])) {
    const entry = mergeEntry(catalog, name, releases.get(name) ?? {});
    if (entry) entries.set(name, entry);
  }
  return { entries, checkedAt };
}

function mergeEntry(catalog: Catalog, name: string, details: Partial<CatalogEntry>): ListedEntry | undefined {
  const known = catalog.entries.get(name);
  // An index's details take precedence over the catalog's, and the catalog's over those from a file's headers.
  const entry: Partial<CatalogEntry> & { name: string } =
    known?.url === undefined ? { ...known, ...details, name } : { ...details, ...known };
  const publisher = catalog.publishers.get(entry.publisher ?? '');
  if (!publisher || entry.language === undefined || entry.target === undefined) return undefined;
  const { licence = publisher.licence, source = publisher.source } = entry;
  return {
    ...(entry as CatalogEntry),
    ...(licence === undefined ? {} : { licence }),
    source,
    title: entry.title ?? `${publisher.title} ${pairTitle(entry.language, entry.target)}`,
    publisherTitle: publisher.title,
  };
}

const pairTitle = (language: string, target: string): string =>
  `${languageByCode(language)?.name ?? language} – ${languageNames.of(target) ?? target}`;
