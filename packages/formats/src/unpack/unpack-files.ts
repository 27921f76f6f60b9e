import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { fail, Failure } from '@glossa/contract/failure';
import { unpackTar as extractTar } from 'modern-tar/fs';
import { XzReadableStream } from 'xz-decompress';

import { openLocalFile } from '../byte-source.ts';
import { openZip, zipLimits } from '../open-zip.ts';

/** What to unpack, where to, and the limits. */
export interface UnpackOptions {
  /** Name under which the file was published or uploaded. */
  name: string;
  /** Folder for the files, which is created. Files from all folders in an archive end up directly in it. */
  folder: string;
  /** Returns whether a file from an archive is needed. */
  shouldUnpack: (name: string) => boolean;
  /** Maximum size of an archive's content, in bytes. */
  maxBytes: number;
  signal: AbortSignal;
}

/** Maximum number of files in an archive. */
const maxFiles = 10_000;
/** Dictionary archives unpack to 3 to 20 times their size. A much higher ratio indicates a decompression bomb. */
const maxRatio = 200;
const uncheckedBytes = 16 * 1024 * 1024;

/**
 * Unpacks the files of an archive (zip or tar, with or without gzip or xz) into a folder. Any other file is linked or
 * copied there as it is, including one that is only compressed with gzip.
 *
 * @throws {Failure} archive_unreadable, archive_too_large; or the signal's reason
 */
export async function unpackFiles(file: string, options: UnpackOptions): Promise<void> {
  await mkdir(options.folder, { recursive: true });
  const { size } = await stat(file);
  const kind = await detectKind(file);
  try {
    if (kind === 'zip') return await unpackZip(file, size, options);
    if (kind === 'tar') return await unpackTar(createReadStream(file), options);
    if (kind !== 'other') {
      const [first, rest] = await peek(decompress(kind, file, size, options));
      if (isTar(first)) return await unpackTar(rest, options);
      if (kind === 'xz') return await write(rest, safeName(options.name.replace(/\.xz$/i, '')), options);
      rest.destroy();
    }
  } catch (error) {
    options.signal.throwIfAborted();
    throw asFailure(error);
  }
  const target = path.join(options.folder, safeName(options.name));
  // Some file systems have no hard links.
  await link(file, target).catch(() => copyFile(file, target));
}

const codes: Readonly<Record<string, 'archive_too_large' | 'archive_unreadable'>> = {
  book_too_large: 'archive_too_large',
  archive_too_large: 'archive_too_large',
};

/** Returns disk errors, such as a full disk, unchanged. Any other error means that the archive is invalid. */
function asFailure(error: unknown): unknown {
  if (error instanceof Failure)
    return new Failure(codes[error.code] ?? 'archive_unreadable', {}, { cause: error });
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && syscall !== undefined) return error;
  return new Failure('archive_unreadable', {}, { cause: error });
}

type Kind = 'zip' | 'xz' | 'gzip' | 'tar' | 'other';

async function detectKind(file: string): Promise<Kind> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(tarBlock), 0, tarBlock, 0);
    const first = buffer.subarray(0, bytesRead);
    if (first.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'zip';
    if (first.subarray(0, 6).equals(Buffer.from('fd377a585a00', 'hex'))) return 'xz';
    if (first.subarray(0, 2).equals(Buffer.from('1f8b', 'hex'))) return 'gzip';
    return isTar(first) ? 'tar' : 'other';
  } finally {
    await handle.close();
  }
}

const tarBlock = 512;
const isTar = (first: Uint8Array): boolean =>
  Buffer.from(first.subarray(257, 262)).toString('latin1') === 'ustar';

/**
 * Returns the decompressed content of a file as a stream, which fails with `archive_too_large` if the content exceeds
 * `maxBytes` or the maximum compression ratio.
 */
function decompress(kind: 'xz' | 'gzip', file: string, size: number, options: UnpackOptions): Readable {
  const source = createReadStream(file, { highWaterMark: 256 * 1024 });
  const stream =
    kind === 'gzip'
      ? source.on('error', (error) => stream.destroy(error)).pipe(createGunzip({ chunkSize: 256 * 1024 }))
      : Readable.fromWeb(new XzReadableStream(Readable.toWeb(source) as ReadableStream<Uint8Array>) as never);
  stream.on('close', () => source.destroy());
  const max = Math.min(options.maxBytes, uncheckedBytes + maxRatio * size);
  return Readable.from(limitSize(stream, max, options.signal), { objectMode: false });
}

async function* limitSize(
  stream: AsyncIterable<Uint8Array>,
  max: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of stream) {
    signal.throwIfAborted();
    bytes += chunk.length;
    if (bytes > max) fail('archive_too_large');
    yield chunk;
  }
}

/**
 * Returns the first bytes of a stream, and a stream of all its bytes. The first bytes include at least a tar block,
 * unless the stream is shorter.
 */
async function peek(stream: Readable): Promise<[Buffer, Readable]> {
  const chunks: AsyncIterator<Buffer, undefined> = stream[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  let isDone = false;
  while (start.length < tarBlock && !isDone) {
    const next = await chunks.next();
    if (next.done) isDone = true;
    else start = Buffer.concat([start, next.value]);
  }
  const readAll = async function* all() {
    yield start;
    if (!isDone) yield* { [Symbol.asyncIterator]: () => chunks };
  };
  return [start, Readable.from(readAll(), { objectMode: false })];
}

async function unpackTar(
  stream: Readable,
  { folder, shouldUnpack, maxBytes, signal }: UnpackOptions,
): Promise<void> {
  let files = 0;
  const target = extractTar(folder, {
    strict: true,
    filter: ({ name, type }) => {
      if (++files > maxFiles) fail('archive_too_large');
      return type === 'file' && shouldUnpack(baseName(name));
    },
    map: (header) => ({ ...header, name: safeName(header.name) }),
  });
  await pipeline(limitSize(stream, maxBytes, signal), target, { signal });
}

async function unpackZip(file: string, size: number, options: UnpackOptions): Promise<void> {
  const { maxBytes } = options;
  const limits = { ...zipLimits, declared: maxBytes, entry: maxBytes, streamed: maxBytes, ratio: maxRatio };
  const zip = await openZip(openLocalFile(file, size), limits);
  for (const name of zip.names()) {
    if (name.endsWith('/') || !options.shouldUnpack(baseName(name))) continue;
    const stream = await zip.stream(name);
    if (stream) await write(stream, safeName(name), options);
  }
}

const baseName = (name: string): string => name.split(/[/\\]/).at(-1) ?? '';

/** Returns the name without folders, and without characters that are special in file systems. */
const safeName = (name: string): string => {
  const withoutSymbols = baseName(name).replaceAll(/[^\p{L}\p{N}._+()-]/gu, '_');
  return withoutSymbols.replace(/^\.+/, '').slice(-200) || 'file';
};

const write = (stream: Readable, name: string, { folder, signal }: UnpackOptions): Promise<void> =>
  pipeline(stream, createWriteStream(path.join(folder, name)), { signal });
