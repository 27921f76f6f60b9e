import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import { DictionaryError } from './dictionary-error.ts';
import type { DictionaryFile } from './dictionary-file.ts';
import { readFirstLines } from './files/read-lines.ts';
import { isCedictLine, openCedict } from './formats/cedict.ts';
import { openDictd } from './formats/dictd.ts';
import { openStardict } from './formats/stardict.ts';
import { openTabSeparated } from './formats/tab-separated.ts';
import { openWiktextract } from './formats/wiktextract.ts';

const multiFileExtension = /\.(?:index|ifo|dict|dict\.dz|idx|idx\.gz|syn)$/;
const singleFileExtension = /\.(?:u8|txt|tsv|tab|csv|jsonl?|ndjson)(?:\.gz)?$/;
const archives = /\.(?:zip|tar|tar\.\w+|tgz|txz|7z|deb|rar|bz2|xz|slob|mdx)$/;

/**
 * Finds the dictionaries at the given paths of files or folders. Several files may belong to one dictionary.
 *
 * @throws {DictionaryError} for a path without a dictionary
 */
export async function findDictionaries(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const inputPath of paths) {
    const info = await stat(inputPath).catch(() => fail(`${inputPath} doesn't exist.`));
    const files = info.isDirectory()
      ? (await readdir(inputPath)).map((file) => path.join(inputPath, file))
      : [inputPath];
    const candidates = files
      .sort()
      .filter((file) => multiFileExtension.test(file) || singleFileExtension.test(file));
    if (candidates.length === 0) fail(explainRejection(inputPath, info.isDirectory()));
    found.push(
      ...candidates.map((file) =>
        singleFileExtension.test(file) ? file : file.replace(multiFileExtension, ''),
      ),
    );
  }
  return [...new Set(found)];
}

function explainRejection(inputPath: string, isFolder: boolean): string {
  if (isFolder) return `The folder ${inputPath} contains no dictionaries.`;
  if (archives.test(inputPath)) return `${inputPath} is an archive. Unpack it, and install its contents.`;
  return `${inputPath} isn't a supported dictionary file: .index, .ifo, .u8, .jsonl or .tsv.`;
}

/** Opens a dictionary returned by `findDictionaries`, reading only its metadata. */
export async function openDictionary(found: string): Promise<DictionaryFile> {
  const name = path.basename(found).replace(singleFileExtension, '');
  if (!singleFileExtension.test(found)) return openMultiFile(name, found);
  const lines = await readFirstLines(found, 200);
  const first = lines.find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  if (isCedictLine(first)) return openCedict(name, found);
  if (first.startsWith('{')) return openWiktextract(name, found);
  if (first.includes('\t')) return openTabSeparated(name, found);
  return fail(`${found} contains neither CC-CEDICT entries, JSON lines nor tab-separated text.`);
}

async function openMultiFile(name: string, base: string): Promise<DictionaryFile> {
  const ifo = await findExisting(`${base}.ifo`);
  const index = ifo
    ? await findExisting(`${base}.idx`, `${base}.idx.gz`)
    : await findExisting(`${base}.index`);
  const articles = await findExisting(`${base}.dict.dz`, `${base}.dict`);
  if (!index) fail(`The index of ${base} is missing: ${name}.index, or ${name}.ifo and ${name}.idx.`);
  if (!articles) fail(`The articles of ${base} are missing: ${name}.dict.dz or ${name}.dict.`);
  if (!ifo) return openDictd(name, index, articles);
  return openStardict(name, { ifo, index, articles, synonyms: await findExisting(`${base}.syn`) });
}

async function findExisting(...paths: string[]): Promise<string | undefined> {
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

function fail(message: string): never {
  throw new DictionaryError(message);
}
