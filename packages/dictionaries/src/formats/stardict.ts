import { stat } from 'node:fs/promises';
import path from 'node:path';

import { DictionaryError } from '../dictionary-error.ts';
import type { DictionaryFile } from '../dictionary-file.ts';
import { readArticles } from '../files/read-articles.ts';
import { detectLicense } from './detect-license.ts';
import { stardictEntry } from './stardict-entry.ts';
import { readIndex, readSynonyms } from './stardict-index.ts';
import { readWholeFile } from '../files/read-bytes.ts';

/** Paths of a StarDict dictionary's files. */
export interface StardictPaths {
  ifo: string;
  /** .idx or .idx.gz */
  index: string;
  /** .dict or .dict.dz */
  articles: string;
  /** .syn, if it exists */
  synonyms: string | undefined;
}

const maxInfoBytes = 1024 * 1024;

/** Opens a StarDict dictionary. https://github.com/huzheng001/stardict-3/blob/master/dict/doc/StarDictFileFormat */
export async function openStardict(name: string, paths: StardictPaths): Promise<DictionaryFile> {
  const info = await readInfo(paths.ifo);
  const types = info.get('sametypesequence') ?? '';
  const description = (info.get('description') ?? '').replaceAll(/<br>/gi, '\n');
  return {
    format: 'stardict',
    name,
    paths: [paths.ifo, paths.index, paths.articles, ...(paths.synonyms ? [paths.synonyms] : [])],
    metadata: {
      title: info.get('bookname') ?? '',
      licence: detectLicense(description),
      source: info.get('website') ?? '',
      language: undefined,
      target: undefined,
    },
    read: async function* read(_language, onBytes) {
      const has64BitOffsets = info.get('idxoffsetbits') === '64';
      const locations = await readIndex(paths.index, {
        has64BitOffsets,
        words: Number(info.get('wordcount')),
      });
      const synonymsByWord = paths.synonyms
        ? await readSynonyms(paths.synonyms, locations)
        : new Map<string, string[]>();
      const indexBytes = (await stat(paths.index)).size;
      for await (const batch of readArticles(paths.articles, locations, (bytes) =>
        onBytes(indexBytes + bytes),
      )) {
        yield batch.map(({ words, bytes }) => {
          const spellings = words.flatMap((word) => synonymsByWord.get(word) ?? []);
          return stardictEntry(words, spellings, bytes, types);
        });
      }
    },
  };
}

/** Reads the `name=value` lines of an .ifo file. */
async function readInfo(file: string): Promise<Map<string, string>> {
  const text = (await readWholeFile(file, maxInfoBytes)).toString('utf8').replace(/^\uFEFF/, '');
  if (!text.startsWith("StarDict's dict ifo file")) {
    throw new DictionaryError(`${path.basename(file)} isn't a StarDict .ifo file.`);
  }
  const lines = text.split(/\r?\n/).map((line) => line.split(/=(.*)/s));
  return new Map(lines.map(([key = '', value = '']) => [key.trim(), value.trim()]));
}
