import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { localesDirectory } from './directory.ts';
import { interfaceLanguageFor, pseudoLanguage } from './interface-language-for.ts';
import { pseudoDictionary } from './pseudo.ts';
import type { Dictionary } from './pseudo.ts';

const sources = fileURLToPath(new URL('../src', import.meta.url));

/** Dictionaries that are another one's: Latin says all in English, as specified, and `zh-cn` is `zh`. */
const copies: Readonly<Record<string, string>> = { en: 'la', zh: 'zh-cn' };

const write = async (language: string, file: string, dictionary: Dictionary) => {
  const directory = join(localesDirectory, language);
  await mkdir(directory, { recursive: true });
  const path = join(directory, file);
  const text = JSON.stringify(dictionary);
  // Packed here, so that the server never has to.
  await Promise.all([writeFile(path, text), writeFile(`${path}.gz`, gzipSync(text, { level: 9 }))]);
};

await rm(localesDirectory, { recursive: true, force: true });
const languages = (await readdir(sources)).filter((name) => interfaceLanguageFor(name) === name);
for (const language of languages) {
  for (const file of await readdir(join(sources, language))) {
    const dictionary = JSON.parse(await readFile(join(sources, language, file), 'utf8')) as Dictionary;
    await write(language, file, dictionary);
    const copy = copies[language];
    if (copy !== undefined) await write(copy, file, dictionary);
    if (language === 'en') await write(pseudoLanguage, file, pseudoDictionary(dictionary));
  }
}
