import path from 'node:path';

import { languageByCode } from '@glossa/language/languages';
import { languageCode } from '@glossa/language/language-code';

import { DictionaryError } from '../dictionary-error.ts';
import type { DictionaryFile } from '../dictionary-file.ts';
import type { DictionaryEntry } from '../entry.ts';
import { readFirstLines, readLines } from '../files/read-lines.ts';
import { wiktextractEntry, type WiktextractWord } from './wiktextract-entry.ts';

/**
 * Opens the output of wiktextract from Wiktionary: one JSON object per line, as published at kaikki.org, for one or all
 * languages. Reads only words of the requested language. https://github.com/tatuylonen/wiktextract
 */
export async function openWiktextract(name: string, file: string): Promise<DictionaryFile> {
  const [first = ''] = await readFirstLines(file, 1);
  const code = parseWord(first)?.lang_code ?? '';
  return {
    format: 'wiktextract',
    name,
    paths: [file],
    metadata: {
      title: 'Wiktionary',
      licence: 'CC BY-SA 4.0, GFDL',
      source: 'https://kaikki.org/',
      // A file with all languages can begin with any of them, so it is recognized by its name.
      language: /raw|all/i.test(name) ? undefined : languageByCode(languageCode(code) ?? '')?.code,
      target: undefined,
    },
    read: async function* read(language, onBytes) {
      let number = 0;
      for await (const lines of readLines(file, onBytes)) {
        const entries: DictionaryEntry[] = [];
        for (const text of lines) {
          number++;
          if (text === '') continue;
          const word = parseWord(text) ?? failAtLine(file, number);
          const isRequested = languageCode(word.lang_code ?? '') === language && word.word !== undefined;
          if (isRequested) entries.push(wiktextractEntry(word));
        }
        yield entries;
      }
    },
  };
}

function failAtLine(file: string, number: number): never {
  throw new DictionaryError(`Line ${number} of ${path.basename(file)} isn't a JSON object.`);
}

function parseWord(text: string): WiktextractWord | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
