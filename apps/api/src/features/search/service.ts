import type { HandlerResult } from '@glossa/contract/endpoint';
import { searchLimit, type search } from '@glossa/contract/search';
import type { Queryable } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';

import { findWords } from './find-words.ts';
import * as queries from './queries.ts';

/** Searches a learner's library, words, saved items and tags, and the shop, in one language or (if null) in all. */
export async function searchAll(
  db: Queryable,
  scope: { ownerId: string; language: number | null; q: string },
): Promise<HandlerResult<typeof search>> {
  // Fetch one more result of each kind than is returned, to detect whether there are more.
  const params = { ...scope, limit: searchLimit + 1 };
  const [texts, videos, words, saved, tags, products] = await Promise.all([
    queries.findTexts(db, params),
    queries.findVideos(db, params),
    findWords(db, params),
    queries.findSaved(db, params),
    queries.findTags(db, params),
    queries.findProducts(db, params),
  ]);
  return {
    texts: limitResults(texts.map(withLanguageCode)),
    videos: limitResults(videos.map(withLanguageCode)),
    words: limitResults(words.map(withLanguageCode)),
    saved: limitResults(saved.map(withLanguageCode)),
    tags: limitResults(tags),
    products: limitResults(products.map(withLanguageCode)),
  };
}

const limitResults = <Row>(rows: readonly Row[]) => ({
  results: rows.slice(0, searchLimit),
  more: rows.length > searchLimit,
});

const withLanguageCode = <Row extends { language: number }>(row: Row) => ({
  ...row,
  language: languageById(row.language)?.code ?? '',
});
