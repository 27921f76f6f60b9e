import { text } from 'node:stream/consumers';

import type { Database } from '@glossa/db/database';
import type { Logger } from 'pino';

import type { PolicyForUrl } from '#platform/outbound/allowed-hosts.ts';
import { DownloadError } from '#platform/outbound/download-error.ts';
import { requestAllowed } from '#platform/outbound/request-allowed.ts';
import { parseFreedictIndex } from './freedict-index.ts';
import { saveReleases, type ReleaseDetails } from './queries.ts';
import type { Catalog, CatalogEntry } from './read-catalog.ts';

interface RefreshDeps {
  db: Database;
  log: Pick<Logger, 'warn'>;
  policyForUrl: PolicyForUrl;
}

/** Timeouts in milliseconds, for one index and for the headers of one file. */
const timeouts = { index: 20_000, headers: 8000 };
/** Maximum size of a publisher's index. FreeDict's is 0.3 MB. */
const maxIndexBytes = 16 * 1024 * 1024;

/** Fetches a publisher's index and stores it. @throws when it can't be fetched or read */
export async function fetchIndex(
  { db, policyForUrl }: Pick<RefreshDeps, 'db' | 'policyForUrl'>,
  { publisher, url }: Catalog['indexes'][number],
  stop?: AbortSignal,
): Promise<CatalogEntry[]> {
  const timeout = AbortSignal.timeout(timeouts.index);
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  const { host } = new URL(url);
  const response = await requestAllowed(policyForUrl, url, { signal }).catch((error: unknown) => {
    stop?.throwIfAborted();
    throw error instanceof DownloadError ? error : new DownloadError('host_unreachable', host);
  });
  if (response.statusCode !== 200) {
    response.destroy();
    throw new DownloadError('download_refused', `${host} (${response.statusCode})`);
  }
  let bytes = 0;
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxIndexBytes) response.destroy(new DownloadError('file_too_large', host));
  });
  const entries = parseFreedictIndex(await text(response), publisher);
  await saveReleases(
    db,
    entries.map((entry) => ({ name: entry.name, details: entry })),
    publisher,
  );
  return entries;
}

/** Reads the size and date of a file from its headers. */
async function readHeaders(policyForUrl: PolicyForUrl, url: string): Promise<ReleaseDetails> {
  const signal = AbortSignal.timeout(timeouts.headers);
  const response = await requestAllowed(policyForUrl, url, { method: 'HEAD', signal });
  response.destroy();
  if (response.statusCode !== 200) throw new DownloadError('download_refused', new URL(url).host);
  const bytes = Number(response.headers['content-length']);
  return { ...(bytes > 0 ? { bytes } : {}), ...readVersion(response.headers) };
}

/** Returns the date of a file, and the identifier of its release: the date or else the entity tag. */
export function readVersion(headers: {
  'last-modified'?: string | undefined;
  etag?: string | undefined;
}): Pick<ReleaseDetails, 'updated' | 'release'> {
  const date = new Date(headers['last-modified'] ?? '');
  if (!Number.isNaN(date.getTime()))
    return { updated: date.toISOString().slice(0, 10), release: date.toISOString() };
  return headers.etag === undefined ? {} : { release: headers.etag };
}

/**
 * Fetches all indexes, and the headers of the files in `names` that no index describes. Returns the hosts that failed;
 * dictionaries already known from them remain in the catalog.
 */
export async function refreshCatalog(
  { db, log, policyForUrl }: RefreshDeps,
  catalog: Catalog,
  names: readonly string[],
): Promise<string[]> {
  const failed = new Set<string>();
  const attempt = (url: string, work: () => Promise<unknown>) =>
    work().catch((error: unknown) => {
      log.warn({ err: error, url }, 'could not fetch a dictionary index');
      failed.add(new URL(url).host);
    });
  await Promise.all(
    catalog.indexes.map((index) => attempt(index.url, () => fetchIndex({ db, policyForUrl }, index))),
  );
  const urls = names.flatMap((name) => {
    const url = catalog.entries.get(name)?.url;
    return url === undefined ? [] : [{ name, url }];
  });
  await Promise.all(
    urls.map(({ name, url }) =>
      attempt(url, async () => saveReleases(db, [{ name, details: await readHeaders(policyForUrl, url) }])),
    ),
  );
  return [...failed];
}
