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
  // yazl hears nothing of what is wrong with a source.
  const breakOff = (error: unknown): void => void output.destroy(error as Error);
  zip.on('error', breakOff);
  output.once('close', () => source?.destroy());
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', { ...options, compress: false });
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.name, { ...options, compress: entry.compress }, (give) => {
      entry.content().then((made) => {
        source = made instanceof Readable ? made : Readable.from([Buffer.from(made)]);
        source.on('error', breakOff);
        if (output.destroyed) source.destroy();
        else give(null, source);
      }, breakOff);
    });
  }
  zip.end();
  return output;
}
