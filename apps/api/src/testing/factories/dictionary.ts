import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { DictionaryEntry } from '@glossa/dictionaries/entry';
import { installDictionary } from '@glossa/dictionaries/install';
import { languageByCode, type Language } from '@glossa/language/languages';

import type { TestApp } from '../test-app.ts';

/** Installs a dictionary with the given entries; missing fields are empty. */
export async function createDictionary(
  { deps }: TestApp,
  {
    name,
    language = 'de',
    target = 'en',
    entries,
  }: {
    name: string;
    language?: string;
    target?: string;
    entries: (Pick<DictionaryEntry, 'headword'> & Partial<DictionaryEntry>)[];
  },
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'glossa-dictionary-'));
  const file = path.join(folder, 'entries.json');
  await writeFile(file, JSON.stringify(entries));
  const completeEntries = entries.map((entry) => ({
    reading: '',
    partOfSpeech: '',
    senses: [{ text: `meaning of ${entry.headword}` }],
    ...entry,
  }));
  const about = { title: name, licence: 'CC0-1.0', source: 'https://example.test/' };
  await installDictionary(
    deps.db,
    {
      format: 'tsv',
      name,
      paths: [file],
      metadata: { ...about, language, target },
      read: async function* read() {
        yield completeEntries;
      },
    },
    { ...about, name, language: languageByCode(language) as Language, target },
  );
  await rm(folder, { recursive: true });
}
