import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { resolveInterfaceLanguage, pseudoLanguage } from './interface-language-for.ts';
import { codesSharingTexts } from './interface-languages.ts';
import { pseudoDictionary } from './pseudo.ts';
import type { Dictionary } from './pseudo.ts';

async function write(folder: string, file: string, dictionary: Dictionary): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, file);
  const text = JSON.stringify(dictionary);
  // Compress at build time, so that the server doesn't have to compress each response.
  await Promise.all([writeFile(path, text), writeFile(`${path}.gz`, gzipSync(text, { level: 9 }))]);
}

/**
 * Builds the interface strings in the form in which the server delivers them: `{target}/{language}/{namespace}.json`,
 * also gzipped. Empties `target` first.
 */
export async function buildLocaleFiles(sources: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  const languages = (await readdir(sources)).filter((name) => resolveInterfaceLanguage(name) === name);
  for (const language of languages) {
    for (const file of await readdir(join(sources, language))) {
      const dictionary = JSON.parse(await readFile(join(sources, language, file), 'utf8')) as Dictionary;
      await write(join(target, language), file, dictionary);
      const other = codesSharingTexts[language];
      if (other !== undefined) await write(join(target, other), file, dictionary);
      if (language === 'en') await write(join(target, pseudoLanguage), file, pseudoDictionary(dictionary));
    }
  }
}
