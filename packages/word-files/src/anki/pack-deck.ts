import { setImmediate as nextTurn } from 'node:timers/promises';

import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

import type { CardWord } from './note-of-word.ts';
import { writeCollection } from './write-collection.ts';

const chunkSize = 256 * 1024;

/** Where pictures come from. */
export interface Pictures {
  /** Bytes of a picture by the name that its word gives it; undefined when it is gone. */
  read: (name: string) => Promise<AsyncIterable<Uint8Array> | undefined>;
}

/**
 * Packs words of a language (its number) as a deck (.apkg) for Anki: a ZIP archive with the collection, the pictures
 * under numbers, and the list of their names. Answers its bytes piece by piece.
 */
export async function* packDeck(
  words: AsyncIterable<CardWord>,
  options: { language: number; now: Date; pictures: Pictures; onWord?: (word: CardWord) => void },
): AsyncGenerator<Uint8Array> {
  const pictures = new Set<string>();
  const collection = await writeCollection(words, {
    ...options,
    onWord: (word) => {
      if (word.picture) pictures.add(word.picture);
      options.onWord?.(word);
    },
  });
  const archive = openArchive(options.now);
  yield* archive.add('collection.anki2', pieces(collection), true);
  const names: Record<string, string> = {};
  for (const name of pictures) {
    const picture = await options.pictures.read(name);
    if (!picture) continue;
    const number = String(Object.keys(names).length);
    names[number] = name;
    yield* archive.add(number, picture, false);
  }
  yield* archive.add('media', pieces(new TextEncoder().encode(JSON.stringify(names))), true);
  yield* archive.end();
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += chunkSize) {
    yield bytes.subarray(from, from + chunkSize);
    // Packing takes a while; others come in between.
    await nextTurn();
  }
}

function openArchive(now: Date) {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const taken = () => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  return {
    async *add(name: string, content: AsyncIterable<Uint8Array>, packed: boolean) {
      const file = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
      file.mtime = now;
      zip.add(file);
      for await (const piece of content) {
        file.push(piece);
        yield* taken();
      }
      file.push(new Uint8Array(0), true);
      yield* taken();
    },
    *end() {
      zip.end();
      yield* taken();
    },
  };
}
