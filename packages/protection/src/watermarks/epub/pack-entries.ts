import { Readable } from 'node:stream';

import yazl from 'yazl';

/** An archive entry whose content is created lazily. */
export interface PackedEntry {
  name: string;
  compress: boolean;
  content(): Promise<Readable | Uint8Array | string>;
}

// With fixed times, copies are identical and can be fetched in ranges. DOS times avoid extra fields (EPUB OCF, 4.3).
const options = { mtime: new Date(2000, 0, 1), mode: 0o644, forceDosTimestamp: true };

/** Packs an .epub: the uncompressed `mimetype`, then the entries. Streams them one at a time. */
export function packEntries(entries: readonly PackedEntry[]): Readable {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  let source: Readable | undefined;
  // yazl doesn't handle errors from a source.
  const abortOutput = (error: unknown): void => void output.destroy(error as Error);
  zip.on('error', abortOutput);
  output.once('close', () => source?.destroy());
  zip.addBuffer(Buffer.from('application/epub+zip'), 'mimetype', { ...options, compress: false });
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.name, { ...options, compress: entry.compress }, (provideStream) => {
      entry.content().then((stream) => {
        source = stream instanceof Readable ? stream : Readable.from([Buffer.from(stream)]);
        source.on('error', abortOutput);
        if (output.destroyed) source.destroy();
        else provideStream(null, source);
      }, abortOutput);
    });
  }
  zip.end();
  return output;
}
