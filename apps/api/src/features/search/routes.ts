import * as contract from '@glossa/contract/search';
import { languageById } from '@glossa/language/languages';

import type { Deps } from '#deps.ts';
import { route, type Route } from '#http/route.ts';
import { findProducts, findSaved, findTags, findTexts, findVideos } from './queries.ts';
import { findWords } from './word-queries.ts';

const best = <Row>(rows: readonly Row[]) => ({
  results: rows.slice(0, contract.searchLimit),
  more: rows.length > contract.searchLimit,
});
const named = <Row extends { language: number }>(row: Row) => ({
  ...row,
  language: languageById(row.language)?.code ?? '',
});

export const searchRoutes = ({ db }: Pick<Deps, 'db'>): Route[] => [
  route(contract.search, async ({ query: { q, language = null }, user }) => {
    // One more than is returned shows whether there are more.
    const wanted = { ownerId: user.id, language, q, limit: contract.searchLimit + 1 };
    const [texts, videos, words, saved, tags, products] = await Promise.all([
      findTexts(db, wanted),
      findVideos(db, wanted),
      findWords(db, wanted),
      findSaved(db, wanted),
      findTags(db, wanted),
      findProducts(db, wanted),
    ]);
    return {
      texts: best(texts.map(named)),
      videos: best(videos.map(named)),
      words: best(words.map(named)),
      saved: best(saved.map(named)),
      tags: best(tags),
      products: best(products.map(named)),
    };
  }),
];
