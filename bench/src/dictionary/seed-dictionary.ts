import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Database } from '@glossa/db/database';
import { installDictionary } from '@glossa/dictionaries/install';
import { findDictionaries, openDictionary } from '@glossa/dictionaries/open-dictionary';
import type { Language } from '@glossa/language/languages';

import { writeDictionary } from './write-dictionary.ts';

/** Installs a dictionary with `size` entries, as an operator would. Returns the time taken in seconds. */
export async function seedDictionary(
  db: Database,
  language: Language,
  size: number,
  name = `bench-${language.code}`,
): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glossa-bench-dictionary-'));
  try {
    const [found = ''] = await findDictionaries([writeDictionary(folder, language.code, size, name)]);
    const start = performance.now();
    await installDictionary(db, await openDictionary(found), {
      name,
      title: 'bench',
      language,
      target: language.code === 'en' ? 'fr' : 'en',
      licence: 'CC0',
      source: '',
    });
    return (performance.now() - start) / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
