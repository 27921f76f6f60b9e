import type { HandlerResult } from '@glossa/contract/endpoint';
import { mostNodes, type getMindMap, type MindMapLink, type MindMapQuery } from '@glossa/contract/mindmap';
import type { Database } from '@glossa/db/database';
import { languageById } from '@glossa/language/languages';
import { normaliseWord } from '@glossa/language/normalise';

import { familyLinks } from './family-links.ts';
import { filterOf, isOpen, type Filter } from './filter.ts';
import { metTogether, type Meeting } from './met-queries.ts';
import { presentNode } from './present-node.ts';
import { prominentWords, searchedWords } from './start-queries.ts';
import { linksBetween, walkFrom, type LinkRow } from './walk-queries.ts';

/** Maximum number of words on a map without a search. */
const mostUnasked = 500;
/** Words for which co-occurring words are looked up, and the maximum shown for each. */
const mostMeeting = 20;
const metPerWord = 4;
/** Sentences to search per text; more for the few words of a search. */
const nearWindow = 400;
const wideWindow = 2000;

/** Reads the mind map of a learner's words in a language. */
export async function readMap(
  db: Database,
  learnerId: string,
  language: number,
  query: MindMapQuery,
): Promise<HandlerResult<typeof getMindMap>> {
  const filter = filterOf(query);
  const starts = await startsOf(db, learnerId, { language, search: query.search ?? '', filter });
  const isSearch = Boolean(query.search);
  const limit = isSearch ? mostNodes : mostUnasked;
  const meetings =
    query.max_depth === 0 && isSearch
      ? []
      : await metTogether(db, learnerId, {
          language,
          terms: starts.slice(0, mostMeeting),
          perWord: metPerWord,
          window: isSearch ? wideWindow : nearWindow,
        });
  const rows = await walkFrom(db, learnerId, {
    language,
    starts,
    meetings,
    filter,
    depth: query.max_depth,
    limit,
    // A searched word is always shown; without a search, words must match the filter.
    strict: !isSearch,
  });
  const shown = rows.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const links = await linksBetween(db, learnerId, ids);
  return {
    language: languageById(language)?.code ?? '',
    nodes: shown.map(presentNode),
    links: [...links, ...familyLinks(shown), ...meetingLinks(meetings, links, new Set(ids))],
    truncated: rows.length > limit,
  };
}

function startsOf(
  db: Database,
  learnerId: string,
  { language, search, filter }: { language: number; search: string; filter: Filter },
): Promise<number[]> {
  if (search === '') {
    // A filter may discard many of the first words found.
    const limit = isOpen(filter) ? mostUnasked + 1 : mostNodes;
    return prominentWords(db, learnerId, { language, standings: filter.standings, limit });
  }
  const text = search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  // Shorter text occurs in too many translations for an infix search.
  const pattern = search.length < 3 ? `${text}%` : `%${text}%`;
  return searchedWords(db, learnerId, { language, form: normaliseWord(search, language), pattern });
}

/** Links words that occur together if both are shown and no other link connects them. */
function meetingLinks(
  meetings: readonly Meeting[],
  links: readonly LinkRow[],
  shown: ReadonlySet<number>,
): MindMapLink[] {
  const pair = (a: number, b: number) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const seen = new Set(links.map(({ from, to }) => pair(from, to)));
  return meetings.flatMap(({ term: from, other: to }) => {
    const isNew = shown.has(from) && shown.has(to) && !seen.has(pair(from, to));
    seen.add(pair(from, to));
    return isNew ? [{ id: null, from, to, kind: 'met_together', source: 'automatic' } as const] : [];
  });
}
