import { createWriteStream } from 'node:fs';
import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

import type { PolicyForUrl } from './allowed-hosts.ts';
import { DownloadError } from './download-error.ts';
import { requestAllowed } from './request-allowed.ts';

/** What to download, and where to save it. */
export interface Download {
  url: string;
  /** Path of the downloaded file. A partial file there is resumed if the server still has the same version. */
  path: string;
  maxBytes: number;
  signal: AbortSignal;
  policyForUrl: PolicyForUrl;
  /** Returns the bytes available on the disk. */
  freeBytes: () => Promise<number>;
  onProgress: (bytes: number, total: number | undefined) => void;
}

/** The version of a file, as identified by the server's headers. */
export interface DownloadedVersion {
  etag: string | undefined;
  lastModified: string | undefined;
}

/** Milliseconds before each retry, as long as no new bytes arrive. */
const retryDelays = [1000, 2000, 5000, 15_000, 30_000];
/**
 * Number of retries for a host that can't be reached at all. Low, so that a download fails soon if this server is
 * offline.
 */
const unreachableRetries = 1;
/** Milliseconds without any data after which a connection counts as lost. */
const idleTimeout = 30_000;
/** Maximum wait in seconds if the server requests a delay. */
const maxRetryAfter = 120;

/** A failure after which a retry may succeed. */
class Interruption extends Error {
  override name = 'Interruption';
  readonly isUnreachable: boolean;
  readonly retryAfter: number;

  constructor(cause: unknown, { isUnreachable = false, retryAfter = 0 } = {}) {
    super('the download was interrupted', { cause });
    this.isUnreachable = isUnreachable;
    this.retryAfter = retryAfter;
  }
}

/**
 * Downloads a file. Resumes after lost connections, and after a restart with the same `path`; starts over if the file
 * on the server has changed in the meantime.
 *
 * @throws {DownloadError} when it can't be downloaded; or the signal's reason
 */
export async function downloadFile(download: Download): Promise<DownloadedVersion> {
  const { host } = new URL(download.url);
  for (let retries = 0; ;) {
    const before = await readFileSize(download.path);
    try {
      return await downloadRest(download);
    } catch (error) {
      download.signal.throwIfAborted();
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new DownloadError('storage_full');
      if (!(error instanceof Interruption)) throw error;
      if ((await readFileSize(download.path)) > before) retries = 0;
      const { isUnreachable, retryAfter } = error;
      const delay = retryDelays[retries++];
      if (delay === undefined || (isUnreachable && retries > unreachableRetries))
        throw new DownloadError(isUnreachable ? 'host_unreachable' : 'download_interrupted', host);
      await pause(Math.max(delay, retryAfter * 1000), undefined, { signal: download.signal });
    }
  }
}

/** Makes one request for the missing bytes. */
async function downloadRest(download: Download): Promise<DownloadedVersion> {
  const known = await readVersion(download);
  const size = known ? await readFileSize(download.path) : 0;
  const validator = known?.etag ?? known?.lastModified;
  const connectionLost = new AbortController();
  const signal = AbortSignal.any([download.signal, connectionLost.signal]);
  let timer = setTimeout(() => connectionLost.abort(), idleTimeout);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => connectionLost.abort(), idleTimeout);
  };
  try {
    const response = await requestAllowed(download.policyForUrl, download.url, {
      headers: size > 0 && validator ? { Range: `bytes=${size}-`, 'If-Range': validator } : {},
      signal,
    }).catch((error: unknown) => {
      throw error instanceof DownloadError ? error : new Interruption(error, { isUnreachable: size === 0 });
    });
    try {
      const start = await findStart(download, response, size, known?.etag);
      if (start === 'complete') return known ?? readDownloadedVersion(response);
      await saveBody(download, response, { start, signal, onData: restartTimer });
      return readDownloadedVersion(response);
    } finally {
      response.destroy();
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the position at which the response's body begins. Discards data downloaded from another version. */
async function findStart(
  download: Download,
  response: IncomingMessage,
  size: number,
  knownEtag: string | undefined,
): Promise<number | 'complete'> {
  const { statusCode = 0, headers } = response;
  const { host } = new URL(download.url);
  if (statusCode === 200) {
    await discard(download.path);
    return 0;
  }
  const [, start, total] = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(headers['content-range'] ?? '') ?? [];
  // Some servers ignore If-Range.
  const { etag } = readDownloadedVersion(response);
  const isSame = etag === undefined || knownEtag === undefined || etag === knownEtag;
  if (statusCode === 206 && isSame && Number(start) === size) return size;
  if (statusCode === 416 && Number(total) === size) return 'complete';
  if (statusCode === 206 || statusCode === 416) {
    await discard(download.path);
    throw new Interruption(new Error('the file has changed on the server'));
  }
  if (statusCode === 429 || statusCode >= 500) {
    const retryAfter = Math.min(Number(headers['retry-after']) || 0, maxRetryAfter);
    throw new Interruption(new Error(`${host} returned ${statusCode}`), { retryAfter });
  }
  throw new DownloadError('download_refused', `${host} (${statusCode})`);
}

async function saveBody(
  { path: file, maxBytes, freeBytes, onProgress }: Download,
  response: IncomingMessage,
  { start, signal, onData }: { start: number; signal: AbortSignal; onData: () => void },
): Promise<void> {
  const length = response.headers['content-length'];
  const total = length === undefined ? undefined : start + Number(length);
  if (total !== undefined) {
    if (total > maxBytes) throw new DownloadError('file_too_large');
    if (total - start > (await freeBytes())) throw new DownloadError('storage_full');
  }
  await writeFile(versionFile(file), JSON.stringify(readDownloadedVersion(response)));
  let bytes = start;
  onProgress(bytes, total);
  const count = async function* count(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      onData();
      bytes += chunk.length;
      if (bytes > maxBytes) throw new DownloadError('file_too_large');
      onProgress(bytes, total);
      yield chunk;
    }
  };
  await pipeline(response, count, createWriteStream(file, { flags: 'a' }), { signal }).catch(
    (error: unknown) => {
      const { code, syscall } = error as NodeJS.ErrnoException;
      if (error instanceof DownloadError || (syscall === 'write' && code !== 'EPIPE')) throw error;
      throw new Interruption(error);
    },
  );
  if (total !== undefined && bytes !== total)
    throw new Interruption(new Error('the response body is incomplete'));
}

/** Weak entity tags can't be used for ranges (RFC 9110, section 13.1.5). */
const readDownloadedVersion = ({ headers }: IncomingMessage): DownloadedVersion => ({
  etag: headers.etag?.startsWith('W/') ? undefined : headers.etag,
  lastModified: headers['last-modified'],
});

const versionFile = (file: string): string => `${file}.version`;

async function readVersion({ path: file }: Download): Promise<DownloadedVersion | undefined> {
  const text = await readFile(versionFile(file), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as DownloadedVersion);
}

/** Deletes a downloaded file, complete or not. */
export async function deleteDownload(file: string): Promise<void> {
  await rm(file, { force: true });
  await rm(versionFile(file), { force: true });
}

const discard = async (file: string): Promise<void> => {
  if ((await readFileSize(file)) > 0) await truncate(file);
};

const readFileSize = async (file: string): Promise<number> =>
  (await stat(file).catch(() => undefined))?.size ?? 0;

/** Returns the last segment of a URL's path, decoded, or `download` if the path is empty. */
export const fileNameInUrl = (url: string): string =>
  path.posix.basename(decodeURIComponent(new URL(url).pathname)) || 'download';
