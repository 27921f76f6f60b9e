import { setImmediate as nextTurn } from 'node:timers/promises';

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

import type { Note } from './note.ts';
import { writeCollection, type Collection } from './write-collection.ts';

const chunkSize = 256 * 1024;

/** Reads an image or sound by its name in the note. Undefined if it no longer exists. */
export type ReadMedia = (name: string) => Promise<AsyncIterable<Uint8Array> | undefined>;

/**
 * Streams notes as an Anki deck (.apkg): a ZIP archive of the collection, numbered media files, and the list of their
 * names.
 */
export async function* packDeck(
  notes: AsyncIterable<Note>,
  { readMedia, ...about }: Collection & { readMedia: ReadMedia },
): AsyncGenerator<Uint8Array> {
  const media = new Set<string>();
  const collection = await writeCollection(notes, about, (note) => {
    for (const name of note.media) media.add(name);
  });
  const archive = openArchive(about.now);
  yield* archive.add('collection.anki2', splitIntoChunks(collection), true);
  const names: Record<string, string> = {};
  for (const name of media) {
    const content = await readMedia(name);
    if (!content) continue;
    const number = String(Object.keys(names).length);
    names[number] = name;
    yield* archive.add(number, content, false);
  }
  yield* archive.add('media', splitIntoChunks(new TextEncoder().encode(JSON.stringify(names))), true);
  yield* archive.end();
}

async function* splitIntoChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += chunkSize) {
    yield bytes.subarray(from, from + chunkSize);
    // Compression takes a while, so yield to the event loop.
    await nextTurn();
  }
}

function openArchive(now: Date) {
  let readyChunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    readyChunks.push(chunk);
  });
  const takeChunks = () => {
    const chunks = readyChunks;
    readyChunks = [];
    return chunks;
  };
  return {
    async *add(name: string, content: AsyncIterable<Uint8Array>, packed: boolean) {
      const file = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
      file.mtime = now;
      zip.add(file);
      for await (const piece of content) {
        file.push(piece);
        yield* takeChunks();
      }
      file.push(new Uint8Array(0), true);
      yield* takeChunks();
    },
    *end() {
      zip.end();
      yield* takeChunks();
    },
  };
}
