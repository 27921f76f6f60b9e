import type { HandlerResult } from '@glossa/contract/endpoint';
import { maxNodes, type getMindMap, type MindMapLink, type MindMapQuery } from '@glossa/contract/mindmap';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import { normalizeWord } from '@glossa/language/normalize';

import { toFilter, matchesAll, type Filter } from './filter.ts';
import {
  findCooccurrences,
  type Cooccurrence,
  listProminentWords,
  searchWords,
  listLinksBetween,
  walkFrom,
} from './queries.ts';
import type { LinkRow } from '../queries.ts';
import { presentNode } from '../present-node.ts';

/** Maximum number of words on a map without a search. */
const maxWithoutSearch = 500;
/** Maximum number of words for which to look up co-occurring words, and of co-occurring words to show for each. */
const maxExpandedWords = 20;
const cooccurrencesPerWord = 4;
/** Maximum number of sentences to scan per text or video; higher for a search, which involves only a few words. */
const windowWithoutSearch = 400;
const windowWithSearch = 2000;

/** Returns the mind map of a learner's words in a language. */
export async function getMap(
  db: Database,
  learnerId: string,
  language: number,
  query: MindMapQuery,
): Promise<HandlerResult<typeof getMindMap>> {
  const filter = toFilter(query);
  const starts = await findStarts(db, learnerId, { language, search: query.search ?? '', filter });
  const isSearch = Boolean(query.search);
  const limit = isSearch ? maxNodes : maxWithoutSearch;
  const cooccurrences =
    query.max_depth === 0 && isSearch
      ? []
      : await findCooccurrences(db, learnerId, {
          language,
          terms: starts.slice(0, maxExpandedWords),
          perWord: cooccurrencesPerWord,
          window: isSearch ? windowWithSearch : windowWithoutSearch,
        });
  const rows = await walkFrom(db, learnerId, {
    language,
    starts,
    cooccurrences,
    filter,
    depth: query.max_depth,
    limit,
    // A search always shows the words it finds; without a search, words must match the filter.
    strict: !isSearch,
  });
  const visibleRows = rows.slice(0, limit);
  const ids = visibleRows.map(({ id }) => id);
  const links = await listLinksBetween(db, learnerId, ids);
  return {
    language: languageById(language)?.code ?? '',
    nodes: visibleRows.map(presentNode),
    links: [...links, ...familyLinks(visibleRows), ...cooccurrenceLinks(cooccurrences, links, new Set(ids))],
    truncated: rows.length > limit,
  };
}

function findStarts(
  db: Database,
  learnerId: string,
  { language, search, filter }: { language: number; search: string; filter: Filter },
): Promise<number[]> {
  if (search === '') {
    // Fetch more words if there is a filter, because it may discard many of them.
    const limit = matchesAll(filter) ? maxWithoutSearch + 1 : maxNodes;
    return listProminentWords(db, learnerId, { language, levels: filter.levels, limit });
  }
  const text = search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  // Shorter strings occur in too many translations for a substring search.
  const pattern = search.length < 3 ? `${text}%` : `%${text}%`;
  return searchWords(db, learnerId, { language, form: normalizeWord(search, language), pattern });
}

/** Links words that occur together, if both are shown and no other link connects them. */
function cooccurrenceLinks(
  cooccurrences: readonly Cooccurrence[],
  links: readonly LinkRow[],
  shown: ReadonlySet<number>,
): MindMapLink[] {
  const pair = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const seenPairs = new Set(links.map(({ from, to }) => pair(from, to)));
  return cooccurrences.flatMap(({ term: from, other: to }) => {
    const isNew = shown.has(from) && shown.has(to) && !seenPairs.has(pair(from, to));
    seenPairs.add(pair(from, to));
    return isNew ? [{ id: null, from, to, kind: 'met_together', source: 'automatic' } as const] : [];
  });
}

/**
 * Links words with the same lemma: to the lemma itself if it is among them, otherwise to the first word. A family of n
 * words gets n - 1 links instead of one per pair.
 */
function familyLinks(nodes: readonly { id: number; lemma: number }[]): MindMapLink[] {
  const families = new Map<number, number[]>();
  for (const { id, lemma } of nodes) families.set(lemma, [...(families.get(lemma) ?? []), id]);
  return [...families].flatMap(([lemma, ids]) => {
    const head = ids.includes(lemma) ? lemma : ids[0];
    return ids
      .filter((id) => id !== head)
      .map(
        (id) => ({ id: null, from: head as number, to: id, kind: 'family', source: 'automatic' }) as const,
      );
  });
}
