import { Readable } from 'node:stream';

import yazl from 'yazl';

/** An entry of an archive that is made when its turn comes. */
export interface PackedEntry {
  name: string;
  compress: boolean;
  content(): Promise<Readable | Uint8Array | string>;
}

// The same copy is the same bytes: they can be fetched in parts, and no extra field stands in an entry (EPUB OCF, 4.3).
const options = { mtime: new Date(2000, 0, 1), mode: 0o644, forceDosTimestamp: true };

/** Packs an .epub: its kind first, not compressed, then the entries, never more than pieces of one in memory. */
export function packEntries(entries: readonly PackedEntry[]): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  let source: Readable | undefined;
  // yazl passes on what is wrong with a source, but not to who reads the archive.
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => source?.destroy());
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', { ...options, compress: false });
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.name, { ...options, compress: entry.compress }, (give) => {
      entry.content().then(
        (made) => {
          source = made instanceof Readable ? made : Readable.from([Buffer.from(made)]);
          if (output.destroyed) source.destroy();
          else give(null, source);
        },
        (error: unknown) => output.destroy(error as Error),
      );
    });
  }
  zip.end();
  return output;
}
