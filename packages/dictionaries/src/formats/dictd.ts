import { stat } from 'node:fs/promises';

import type { FileMetadata, DictionaryFile } from '../dictionary-file.ts';
import { readArticles, type ArticleLocation } from '../files/read-articles.ts';
import { freedictEntry } from './freedict-entry.ts';
import { readDictdIndex } from './dictd-index.ts';
import { detectLicense } from './detect-license.ts';

/** Matches index entries for metadata: `00-database-info`, or `00databaseinfo` in older files. */
const isInfo = (word: string): boolean => /^00-?database/.test(word);
const infoKey = (word: string): string => word.replaceAll('-', '').replace('00database', '');

/** Maximum offset of metadata to read. Some files have it at the end, where reading it takes too long. */
const maxInfoOffset = 8 * 1024 * 1024;

/** Opens a dictd dictionary, such as those of FreeDict: an index, and one file with the articles. */
export async function openDictd(name: string, index: string, articles: string): Promise<DictionaryFile> {
  const locations = await readDictdIndex(index);
  return {
    format: 'dictd',
    name,
    paths: [index, articles],
    metadata: await readMetadata(
      articles,
      locations.filter(({ word }) => isInfo(word)),
    ),
    read: async function* read(language, onBytes) {
      const indexBytes = (await stat(index)).size;
      const words = locations.filter(({ word }) => !isInfo(word));
      for await (const batch of readArticles(articles, words, (bytes) => onBytes(indexBytes + bytes))) {
        yield batch.map(({ words: indexed, bytes }) =>
          freedictEntry(indexed, bytes.toString('utf8'), language),
        );
      }
    },
  };
}

async function readMetadata(articles: string, locations: readonly ArticleLocation[]): Promise<FileMetadata> {
  const texts = new Map<string, string>();
  const reachableLocations = locations.filter(
    ({ offset, size }) => offset + size < maxInfoOffset && size > 0,
  );
  try {
    for await (const batch of readArticles(articles, reachableLocations, () => {})) {
      for (const { words, bytes } of batch)
        texts.set(infoKey(words[0] ?? ''), stripHeadword(bytes.toString('utf8')));
    }
  } catch {
    // Any problem is reported later, when the whole file is read.
  }
  const info = texts.get('info') ?? '';
  return {
    title: (texts.get('short') ?? '').replace(/\s+ver\.\s.*$/s, ''),
    licence: detectLicense(info),
    source: [texts.get('url'), ...(/Published at:\s*(\S+)/.exec(info)?.slice(1) ?? [])].find(isUrl) ?? '',
    language: undefined,
    target: undefined,
  };
}

const isUrl = (text: string | undefined): text is string => /^https?:/.test(text ?? '');

/** Returns a metadata article without its headword. */
const stripHeadword = (text: string): string => text.replace(/^00-?database.*\n/, '').trim();
