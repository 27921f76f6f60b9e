import path from 'node:path';

import { DictionaryError } from '../dictionary-error.ts';
import type { DictionaryFile } from '../dictionary-file.ts';
import type { DictionaryEntry } from '../entry.ts';
import { readFirstLines, readLines } from '../files/read-lines.ts';
import { partOfSpeech } from './part-of-speech.ts';

/**
 * Opens a tab-separated word list: term, translations (separated by semicolons), and optionally part of speech, reading
 * and inflected forms (separated by commas). Lines that begin with `#` are comments, which can contain metadata, such
 * as `# licence: CC0`.
 */
export async function openTabSeparated(name: string, file: string): Promise<DictionaryFile> {
  const comments = (await readFirstLines(file, 100)).filter((text) => text.startsWith('#'));
  const fields = new Map(
    comments.map((text) => {
      const [, key = '', value = ''] = /^#\s*([a-z]+)\s*[:=]\s*(.*?)\s*$/i.exec(text) ?? [];
      return [key.toLowerCase(), value];
    }),
  );
  return {
    format: 'tsv',
    name,
    paths: [file],
    metadata: {
      title: fields.get('title') ?? fields.get('name') ?? '',
      licence: fields.get('licence') ?? fields.get('license') ?? '',
      source: fields.get('source') ?? '',
      language: fields.get('language'),
      target: fields.get('target'),
    },
    read: async function* read(_language, onBytes) {
      let number = 0;
      for await (const lines of readLines(file, onBytes)) {
        const entries: DictionaryEntry[] = [];
        for (const text of lines) {
          number++;
          if (text.trim() === '' || text.startsWith('#')) continue;
          entries.push(parseEntry(text) ?? failAtLine(file, number));
        }
        yield entries;
      }
    },
  };
}

function failAtLine(file: string, number: number): never {
  throw new DictionaryError(
    `Line ${number} of ${path.basename(file)} has no tab between a term and its translation.`,
  );
}

// A semicolon in parentheses is part of a remark.
const translationSeparator = /\s*;\s*(?![^()]*\))/;

function parseEntry(text: string): DictionaryEntry | undefined {
  const [headword = '', translations, grammar = '', reading = '', forms = ''] = text
    .replace(/^\uFEFF/, '')
    .split('\t');
  if (translations === undefined) return undefined;
  return {
    headword,
    partOfSpeech: partOfSpeech(grammar),
    reading,
    senses: translations.split(translationSeparator).map((translation) => ({ text: translation })),
    inflected: forms === '' ? [] : forms.split(/\s*,\s*/),
  };
}
