import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import yazl from 'yazl';

import { formatName, formatVersion, manifestName, type ArchiveFile, type Manifest } from './manifest.ts';

/** Adds a file. Resolves once it has been read completely. Use `compress: false` for images and videos. */
export type AddFile = (
  name: string,
  content: AsyncIterable<string | Uint8Array>,
  options?: { compress?: boolean },
) => Promise<void>;

/** The manifest without the list of files. */
export type ManifestHead = Pick<Manifest, 'made_by' | 'made_at' | 'counts'>;

async function* countBytes(
  content: AsyncIterable<string | Uint8Array>,
  onEnd: (bytes: number, sha256: string) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of content) {
    const chunk = typeof piece === 'string' ? Buffer.from(piece) : piece;
    if (chunk.length === 0) continue;
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  onEnd(bytes, hash.digest('hex'));
}

/**
 * Streams an archive into `sink`, holding only a few chunks in memory. `fill` adds the files one after another and
 * returns the rest of the manifest, which is written last. Archives over 4 GB use ZIP64.
 */
export async function writeArchive(
  sink: (bytes: Readable) => Promise<void>,
  fill: (add: AddFile) => Promise<ManifestHead>,
): Promise<Manifest> {
  const zip = new yazl.ZipFile();
  // Ignore errors from sources here, because `add` reports them.
  zip.on('error', () => {});
  const output = zip.outputStream as Readable;
  const sinkDone = sink(output);
  const failed = sinkDone.then(() => new Promise<never>(() => {}));
  failed.catch(() => {});
  const files: ArchiveFile[] = [];
  const add: AddFile = async (name, content, { compress = true } = {}) => {
    const source = Readable.from(
      countBytes(content, (bytes, sha256) => files.push({ name, bytes, sha256 })),
      { objectMode: false },
    );
    const read = new Promise<void>((resolve, reject) => source.once('end', resolve).once('error', reject));
    zip.addReadStream(source, name, { compress });
    await Promise.race([read, failed]).finally(() => source.destroy());
  };
  try {
    const head = await fill(add);
    const manifest = { format: formatName, version: formatVersion, ...head, files } as const;
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), manifestName);
    zip.end();
    await sinkDone;
    return manifest;
  } catch (error) {
    output.destroy(error as Error);
    await sinkDone.catch(() => {});
    throw error;
  }
}
