import type { exportFormats } from '@glossa/contract/word-export';
import { languageById } from '@glossa/language/languages';
import type { Storage } from '@glossa/storage/storage';
import { wordDeck } from '@glossa/formats/word-files/anki/deck';
import { packDeck } from '@glossa/formats/word-files/anki/pack-deck';
import { createWordNote, wordNoteType } from '@glossa/formats/word-files/anki/word-notes';
import type { WordEntry } from '@glossa/formats/word-files/word-entry';
import { jsonSeparator, jsonEnd, jsonStart, jsonWord } from '@glossa/formats/word-files/write-json';
import { tableHead, tableLine } from '@glossa/formats/word-files/write-table';

import type { ExportWord } from './read-words.ts';

/** Characters per chunk. */
const chunkSize = 64 * 1024;

async function* chunkLines(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < chunkSize) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

async function* writeTable(words: AsyncIterable<WordEntry>, delimiter: string, code: string) {
  yield tableHead(delimiter);
  for await (const word of words) yield tableLine(word, delimiter, code);
}

async function* writeJson(words: AsyncIterable<ExportWord>, code: string, now: Date) {
  let separator = jsonStart(code, now.toISOString());
  for await (const { picture: _, imageKey: __, ...word } of words) {
    yield separator + jsonWord(word);
    separator = jsonSeparator;
  }
  yield (separator === jsonSeparator ? '' : separator) + jsonEnd;
}

/** Packs words in a language, with their images, as an Anki deck. Calls `onWord` for each word. */
export function writeDeck(
  words: AsyncIterable<ExportWord>,
  {
    language,
    now,
    storage,
    onWord = () => {},
  }: { language: number; now: Date; storage: Storage; onWord?: () => void },
): AsyncGenerator<Uint8Array> {
  const keys = new Map<string, string>();
  const readMedia = async (name: string) => {
    const key = keys.get(name) ?? '';
    return (await storage.stat(key)) ? (storage.read(key) as AsyncIterable<Uint8Array>) : undefined;
  };
  const code = languageById(language)?.code ?? '';
  const createNotes = async function* () {
    for await (const word of words) {
      if (word.picture && word.imageKey) keys.set(word.picture, word.imageKey);
      yield createWordNote(word, code);
      onWord();
    }
  };
  return packDeck(createNotes(), { noteType: wordNoteType, deck: wordDeck(language), now, readMedia });
}

/** Returns the file name of an export, such as `glossa-german-2026-11-21.csv`. */
export const fileName = (language: number, format: string, now: Date): string => {
  const name = languageById(language)?.name.toLowerCase().replaceAll(' ', '-') ?? 'words';
  return `glossa-${name}-${now.toISOString().slice(0, 10)}.${format}`;
};

/** Writes words in a language as a file, in chunks. */
export function writeFile(
  words: AsyncIterable<ExportWord>,
  {
    format,
    language,
    now,
    storage,
  }: { format: (typeof exportFormats)[number]; language: number; now: Date; storage: Storage },
): AsyncIterable<string | Uint8Array> {
  const code = languageById(language)?.code ?? '';
  switch (format) {
    case 'csv':
      return chunkLines(writeTable(words, ',', code));
    case 'tsv':
      return chunkLines(writeTable(words, '\t', code));
    case 'json':
      return chunkLines(writeJson(words, code, now));
    case 'apkg':
      return writeDeck(words, { language, now, storage });
  }
}
