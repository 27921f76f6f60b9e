import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { DictionaryError } from './dictionary-error.ts';
import type { DictionaryFile } from './dictionary-file.ts';
import { firstLines } from './files/read-lines.ts';
import { isCedictLine, openCedict } from './formats/cedict.ts';
import { openDictd } from './formats/dictd.ts';
import { openStardict } from './formats/stardict.ts';
import { openTabSeparated } from './formats/tab-separated.ts';
import { openWiktextract } from './formats/wiktextract.ts';

const ofSeveralFiles = /\.(?:index|ifo|dict|dict\.dz|idx|idx\.gz|syn)$/;
const ofOneFile = /\.(?:u8|txt|tsv|tab|csv|jsonl?|ndjson)(?:\.gz)?$/;
const archives = /\.(?:zip|tar|tar\.\w+|tgz|txz|7z|deb|rar|bz2|xz|slob|mdx)$/;

/**
 * Finds the dictionaries at the given paths of files or folders. Several files may belong to one dictionary.
 *
 * @throws {DictionaryError} for a path without a dictionary
 */
export async function findDictionaries(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const given of paths) {
    const info = await stat(given).catch(() => refuse(`There is nothing at ${given}.`));
    const files = info.isDirectory() ? (await readdir(given)).map((file) => path.join(given, file)) : [given];
    const fit = files.sort().filter((file) => ofSeveralFiles.test(file) || ofOneFile.test(file));
    if (fit.length === 0) refuse(whyNot(given, info.isDirectory()));
    found.push(...fit.map((file) => (ofOneFile.test(file) ? file : file.replace(ofSeveralFiles, ''))));
  }
  return [...new Set(found)];
}

function whyNot(given: string, isFolder: boolean): string {
  if (isFolder) return `There is no dictionary in the folder ${given}.`;
  if (archives.test(given)) return `Unpack ${given} first: what is in it can be installed.`;
  return `${given} is no dictionary of a known kind: .index, .ifo, .u8, .jsonl or .tsv.`;
}

/** Opens a dictionary returned by `findDictionaries`, reading only its metadata. */
export async function openDictionary(found: string): Promise<DictionaryFile> {
  const name = path.basename(found).replace(ofOneFile, '');
  if (!ofOneFile.test(found)) return openByParts(name, found);
  const lines = await firstLines(found, 200);
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  if (isCedictLine(first)) return openCedict(name, found);
  if (first.startsWith('{')) return openWiktextract(name, found);
  if (first.includes('\t')) return openTabSeparated(name, found);
  return refuse(`${found} is neither CC-CEDICT, nor JSON lines, nor separated by tabs.`);
}

async function openByParts(name: string, base: string): Promise<DictionaryFile> {
  const ifo = await existing(`${base}.ifo`);
  const index = ifo ? await existing(`${base}.idx`, `${base}.idx.gz`) : await existing(`${base}.index`);
  const articles = await existing(`${base}.dict.dz`, `${base}.dict`);
  if (!index) refuse(`The index of ${base} is missing: ${name}.index, or ${name}.ifo and ${name}.idx.`);
  if (!articles) refuse(`The articles of ${base} are missing: ${name}.dict.dz or ${name}.dict.`);
  if (!ifo) return openDictd(name, index, articles);
  return openStardict(name, { ifo, index, articles, synonyms: await existing(`${base}.syn`) });
}

async function existing(...paths: string[]): Promise<string | undefined> {
  for (const candidate of paths) {
    if (
      await stat(candidate).then(
        (info) => info.isFile(),
        () => false,
      )
    )
      return candidate;
  }
  return undefined;
}

function refuse(message: string): never {
  throw new DictionaryError(message);
}
