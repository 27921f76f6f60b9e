import { PassThrough, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { fail, Failure } from '@glossa/contract/failure';
import yauzl, { type Entry, type ZipFile } from 'yauzl';

import type { ByteSource } from './byte-source.ts';

/** Limits on an archive. A real book has a few hundred entries, and a novel a few megabytes of text. */
export const zipLimits = {
  entries: 10_000,
  /** Maximum total uncompressed size that the archive may declare, in bytes. */
  declared: 1024 * 1024 * 1024,
  /** Maximum size of an entry, in bytes. */
  entry: 20 * 1024 * 1024,
  /** Maximum total size of the entries that are read into memory, in bytes. */
  read: 40 * 1024 * 1024,
  /** Maximum total size of the entries that are streamed, in bytes. */
  streamed: 200 * 1024 * 1024,
  /** Maximum compression ratio of an entry over 1 MB. Text reaches about 10. */
  ratio: 100,
} as const;

/** Limits by name, as in `zipLimits`. */
export type ZipLimits = Readonly<Record<keyof typeof zipLimits, number>>;

/** An archive whose entries are read one by one, within the limits. */
export interface Zip {
  has(name: string): boolean;
  names(): string[];
  /** Reads an entry. Undefined if it doesn't exist. */
  read(name: string): Promise<Uint8Array | undefined>;
  /** Returns whether an entry is compressed. Images rarely are. */
  isCompressed(name: string): boolean;
  /** Streams an entry's uncompressed bytes. Undefined if it doesn't exist. */
  stream(name: string): Promise<Readable | undefined>;
}

const blockSize = 64 * 1024;

/** Reads a source in blocks, because yauzl reads the central directory in tiny pieces. */
class Reader extends yauzl.RandomAccessReader {
  #source: ByteSource;
  #block = { start: -1, bytes: Buffer.alloc(0) };

  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }

  // yauzl requires this name.
  override _readStreamForRange(start: number, end: number): Readable {
    return end > start ? this.#source.read({ start, end: end - 1 }) : new PassThrough().end();
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#bytes(position, length).then(
      (bytes) => {
        bytes.copy(target, offset);
        callback(bytes.length < length ? new Error('unexpected end of the archive') : null);
      },
      (error: Error) => callback(error),
    );
  }

  async #bytes(position: number, length: number): Promise<Buffer> {
    const { start, bytes } = this.#block;
    if (start >= 0 && position >= start && position + length <= start + bytes.length) {
      return bytes.subarray(position - start, position - start + length);
    }
    const end = Math.min(this.#source.size, position + Math.max(length, blockSize)) - 1;
    if (end < position) return Buffer.alloc(0);
    const read = await buffer(this.#source.read({ start: position, end }));
    this.#block = { start: position, bytes: read };
    return read.subarray(0, length);
  }
}

function open(source: ByteSource): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, decodeStrings: true };
  return new Promise((resolve, reject) => {
    yauzl.fromRandomAccessReader(new Reader(source), source.size, options, (error, zip) => {
      if (error) reject(new Failure('book_unreadable', {}, { cause: error }));
      else resolve(zip);
    });
  });
}

/** Lists the entries of an archive. Rejects an archive that would unpack to more than any real book. */
async function readDirectory(zip: ZipFile, size: number, limits: ZipLimits): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) fail('book_too_large');
  const entries = new Map<string, Entry>();
  let declared = 0;
  let compressedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    declared += entry.uncompressedSize;
    compressedBytes += entry.compressedSize;
    // Overlapping entries (a zip bomb) can unpack to any size.
    if (declared > limits.declared || compressedBytes > size) fail('book_too_large');
    entries.set(entry.fileName, entry);
  }
  return entries;
}

const isBomb = ({ uncompressedSize, compressedSize }: Entry, limits: ZipLimits): boolean =>
  uncompressedSize > limits.entry ||
  (uncompressedSize > 1024 * 1024 && uncompressedSize > compressedSize * limits.ratio);

/** Unpacks an entry. Counts the bytes while reading, since the declared size may be wrong. */
async function unpack(zip: ZipFile, entry: Entry, maxBytes: number): Promise<Uint8Array> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) fail('book_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/**
 * Opens an archive.
 *
 * @throws {Failure} book_unreadable, book_too_large; book_protected when an encrypted entry is read
 */
export async function openZip(source: ByteSource, limits: ZipLimits = zipLimits): Promise<Zip> {
  const zip = await open(source);
  const entries = await readDirectory(zip, source.size, limits).catch((error: unknown) => {
    throw error instanceof Failure ? error : new Failure('book_unreadable', {}, { cause: error });
  });
  let readBudget = limits.read;
  let streamBudget = limits.streamed;
  const checkBudget = (entry: Entry): void => {
    if (entry.isEncrypted()) fail('book_protected');
    if (isBomb(entry, limits)) fail('book_too_large');
  };
  return {
    has: (name) => entries.has(name),
    names: () => [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      checkBudget(entry);
      try {
        const bytes = await unpack(zip, entry, Math.min(limits.entry, readBudget));
        readBudget -= bytes.length;
        return bytes;
      } catch (error) {
        throw error instanceof Failure ? error : new Failure('book_unreadable', {}, { cause: error });
      }
    },
    isCompressed: (name) => entries.get(name)?.compressionMethod !== 0,
    stream: async (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      checkBudget(entry);
      streamBudget -= entry.uncompressedSize;
      if (streamBudget < 0) fail('book_too_large');
      // yauzl aborts the stream if the actual size differs from the declared one.
      return zip.openReadStreamPromise(entry).catch((error: unknown) => {
        throw new Failure('book_unreadable', {}, { cause: error });
      });
    },
  };
}
