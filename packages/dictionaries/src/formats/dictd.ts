import { stat } from 'node:fs/promises';

import type { FileMetadata, DictionaryFile } from '../dictionary-file.ts';
import { readArticles, type ArticlePlace } from '../files/read-articles.ts';
import { freedictEntry } from './freedict-entry.ts';
import { readDictdIndex } from './dictd-index.ts';
import { licenceIn } from './licence-in.ts';

/** Matches index entries for metadata: `00-database-info`, or `00databaseinfo` in older files. */
const isInfo = (word: string): boolean => /^00-?database/.test(word);
const infoKey = (word: string): string => word.replaceAll('-', '').replace('00database', '');

/** Metadata is at the start of the file, or at the end in some files. Beyond this limit, reading it takes too long. */
const infoReach = 8 * 1024 * 1024;

/** Opens a dictd dictionary, such as those of FreeDict: an index, and one file with the articles. */
export async function openDictd(name: string, index: string, articles: string): Promise<DictionaryFile> {
  const places = await readDictdIndex(index);
  return {
    format: 'dictd',
    name,
    paths: [index, articles],
    metadata: await readMetadata(
      articles,
      places.filter(({ word }) => isInfo(word)),
    ),
    read: async function* read(language, onBytes) {
      const before = (await stat(index)).size;
      const words = places.filter(({ word }) => !isInfo(word));
      for await (const some of readArticles(articles, words, (bytes) => onBytes(before + bytes))) {
        yield some.map(({ words: indexed, bytes }) =>
          freedictEntry(indexed, bytes.toString('utf8'), language),
        );
      }
    },
  };
}

async function readMetadata(articles: string, places: readonly ArticlePlace[]): Promise<FileMetadata> {
  const texts = new Map<string, string>();
  const near = places.filter(({ offset, size }) => offset + size < infoReach && size > 0);
  try {
    for await (const some of readArticles(articles, near, () => {})) {
      for (const { words, bytes } of some) texts.set(infoKey(words[0] ?? ''), bodyOf(bytes.toString('utf8')));
    }
  } catch {
    // Any problem is reported later, when the whole file is read.
  }
  const info = texts.get('info') ?? '';
  return {
    title: (texts.get('short') ?? '').replace(/\s+ver\.\s.*$/s, ''),
    licence: licenceIn(info),
    source: [texts.get('url'), ...(/Published at:\s*(\S+)/.exec(info)?.slice(1) ?? [])].find(isAddress) ?? '',
    language: undefined,
    target: undefined,
  };
}

const isAddress = (text: string | undefined): text is string => /^https?:/.test(text ?? '');

/** Returns a metadata article without its headword. */
const bodyOf = (text: string): string => text.replace(/^00-?database.*\n/, '').trim();
