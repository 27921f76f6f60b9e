import { wordSorts } from '@glossa/contract/word-lists';
import type { WordSort } from '@glossa/contract/word-lists';
import { wordStatuses } from '@glossa/contract/knowledge-level';
import type { Word } from '@glossa/contract/words';

/** The state of the word list; stored in the URL, so that going back restores it. */
export interface WordsView {
  search: string;
  status: Word['status'] | undefined;
  /** Lowest and highest level, 0 to 5. */
  min: number | undefined;
  max: number | undefined;
  part: string;
  tag: string;
  /** ID of the text or video whose words to list. */
  text: string;
  video: string;
  /** If true, the list contains only phrases; if false, only single words. */
  phrases: boolean | undefined;
  /** If true, the list contains only words with a translation; if false, only those without one. */
  translated: boolean | undefined;
  sort: WordSort;
}

const maxLengths = { search: 200, part: 60, tag: 60, text: 36, video: 36 } as const;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parses a URL, ignoring invalid values, since users may have typed it. */
export function readView(params: URLSearchParams): WordsView {
  const text = (name: keyof typeof maxLengths) => {
    const value = (params.get(name) ?? '').trim();
    return value.length > maxLengths[name] ? '' : value;
  };
  const among = <Choice extends string>(choices: readonly Choice[], name: string) =>
    choices.find((choice) => choice === params.get(name));
  const level = (name: string) => {
    const value = params.get(name) ?? '';
    return /^[0-5]$/.test(value) ? Number(value) : undefined;
  };
  const flag = (name: string) => {
    const value = among(['true', 'false'], name);
    return value && value === 'true';
  };
  return {
    search: text('search'),
    status: among(wordStatuses, 'status'),
    min: level('min'),
    max: level('max'),
    part: text('part'),
    tag: text('tag'),
    text: uuid.test(text('text')) ? text('text') : '',
    video: uuid.test(text('video')) ? text('video') : '',
    phrases: flag('phrases'),
    translated: flag('translated'),
    sort: among(wordSorts, 'sort') ?? 'recent',
  };
}

/** Returns a view's URL parameters. The whole list has none. */
export function viewParams({ sort, ...view }: WordsView): URLSearchParams {
  const parts = { ...view, sort: sort === 'recent' ? undefined : sort };
  return new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  );
}

/** Converts a view's filters to the API's query parameters. */
export function toFilters(
  { search, status, min, max, part, tag, text, video, phrases, translated }: WordsView,
  language: string,
) {
  return {
    language,
    search: search || undefined,
    status,
    knowledge_level_min: min,
    knowledge_level_max: max,
    part_of_speech: part || undefined,
    tag: tag || undefined,
    text: text || undefined,
    video: video || undefined,
    is_phrase: phrases,
    has_translation: translated,
  };
}
export type Filters = ReturnType<typeof toFilters>;

/** Counts the filters in use, except search and status, which are shown separately. */
export const filterCount = ({ min, max, phrases, translated, ...names }: WordsView): number =>
  [min ?? max, phrases, translated].filter((value) => value !== undefined).length +
  [names.part, names.tag, names.text, names.video].filter((name) => name !== '').length;

/** Returns whether a search, filter or status narrows the list. */
export const isNarrowed = (view: WordsView): boolean =>
  view.search !== '' || view.status !== undefined || filterCount(view) > 0;

/** The field values of a view without filters; the sort order isn't one of them. */
export const noFilters = {
  search: '',
  status: undefined,
  min: undefined,
  max: undefined,
  part: '',
  tag: '',
  text: '',
  video: '',
  phrases: undefined,
  translated: undefined,
} as const satisfies Partial<WordsView>;
