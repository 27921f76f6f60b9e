import { maxDepth, defaultDepth } from '@glossa/contract/mindmap';

import { useUrlView } from '@/domain/search/use-url-view.ts';
import { wordLevels } from '@/domain/words/word-level.ts';
import type { WordLevel } from '@/domain/words/word-level.ts';

/** Level filters of the map; `learning` covers levels 1 to 3. */
export const levelChoices = [...wordLevels, 'learning'] as const;
export type LevelChoice = WordLevel | 'learning';

/** Search, filters and scope of the map, stored in the URL so that going back restores them. */
export interface MapView {
  search: string;
  depth: number;
  level: LevelChoice | undefined;
  tag: string;
  partOfSpeech: string;
  mode: 'map' | 'list';
  /** Scope of a map without search or filters: the words around one word, or all words. */
  words: 'one' | 'all';
}

const text = (params: URLSearchParams, name: string, maxLength: number): string =>
  (params.get(name) ?? '').trim().slice(0, maxLength);

/** Reads the view from a URL. URLs can be typed by hand, so invalid values are ignored. */
function readView(params: URLSearchParams): MapView {
  const depth = Number(params.get('depth') ?? defaultDepth);
  return {
    search: text(params, 'search', 200),
    depth: Number.isInteger(depth) && depth >= 0 && depth <= maxDepth ? depth : defaultDepth,
    level: levelChoices.find((choice) => choice === params.get('level')),
    tag: text(params, 'tag', 60),
    partOfSpeech: text(params, 'part', 60),
    mode: params.get('view') === 'list' ? 'list' : 'map',
    words: params.get('words') === 'all' ? 'all' : 'one',
  };
}

/** Returns a view's query parameters. The unfiltered map has none. */
function viewParams({ search, depth, level, tag, partOfSpeech, mode, words }: MapView): URLSearchParams {
  const parts: [name: string, value: string | undefined][] = [
    ['search', search],
    ['depth', depth === defaultDepth ? undefined : String(depth)],
    ['level', level],
    ['tag', tag],
    ['part', partOfSpeech],
    ['view', mode === 'list' ? 'list' : undefined],
    ['words', words === 'all' ? 'all' : undefined],
  ];
  return new URLSearchParams(parts.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Returns the number of active filters, not counting search and depth. */
export const filterCount = ({ level, tag, partOfSpeech }: MapView): number =>
  [level, tag, partOfSpeech].filter(Boolean).length;

const levelQuery = (level: LevelChoice | undefined) => {
  if (level === undefined) return {};
  if (level === 'learning' || level === 'ignored') return { status: level };
  return { knowledge_level: wordLevels.indexOf(level) };
};

/** Returns the request query for a view. */
export const viewQuery = (language: string, { search, depth, level, tag, partOfSpeech }: MapView) => ({
  language,
  max_depth: depth,
  ...(search ? { search } : {}),
  ...levelQuery(level),
  ...(tag ? { tag } : {}),
  ...(partOfSpeech ? { part_of_speech: partOfSpeech } : {}),
});

export type ChangeView = (part: Partial<MapView>, options?: { replace?: boolean }) => void;

/** Returns the map view, which is stored in the URL, and a setter; with `replace`, a change adds no history entry. */
export function useMapView(): { view: MapView; change: ChangeView } {
  return useUrlView({ read: readView, write: viewParams });
}
