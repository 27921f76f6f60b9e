import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach } from 'vitest';

import type { DictionaryFile } from '../dictionary-file.ts';
import type { DictionaryEntry } from '../entry.ts';
import { findDictionaries, openDictionary } from '../open-dictionary.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Writes files to a folder that is deleted after the test. Returns its path. */
export function writeDictionaryFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'glossa-dictionaries-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}

/** Returns the metadata and entries of the only dictionary in the given files. Omits empty fields of entries. */
export async function readAll(files: Record<string, string | Buffer>, language = 'de') {
  const [found = ''] = await findDictionaries([writeDictionaryFolder(files)]);
  const file = await openDictionary(found);
  let bytes = 0;
  const entries = await readEntries(file, language, (read) => (bytes = read));
  return { name: file.name, format: file.format, metadata: file.metadata, entries, bytes };
}

/** Returns all entries of a dictionary, omitting empty fields. */
export async function readEntries(
  file: DictionaryFile,
  language: string,
  onBytes: (bytes: number) => void = () => {},
): Promise<Partial<DictionaryEntry>[]> {
  const entries: Partial<DictionaryEntry>[] = [];
  for await (const batch of file.read(language, onBytes)) entries.push(...batch.map(omitEmpty));
  return entries;
}

const omitEmpty = (entry: DictionaryEntry): Partial<DictionaryEntry> =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => (value as { length: number }).length > 0));
