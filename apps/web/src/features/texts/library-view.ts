import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';
import { textSorts } from '@glossa/contract/texts';

export type Shelf = 'reading' | 'archive' | 'trash';

/** What a library page shows; kept in the address, so that going back shows it again. */
export interface LibraryView {
  search: string;
  difficulty: Difficulty | undefined;
  tag: string;
  favorite: boolean;
  sort: (typeof textSorts)[number];
  page: number;
}

/** Most letters of a search and of a tag. */
const longest = { search: 200, tag: 60 } as const;
const lastPage = 1_000_000;

/** Reads an address. It may have been typed by hand: what is wrong in it is left out. */
export function readView(params: URLSearchParams): LibraryView {
  const text = (name: keyof typeof longest) => {
    const value = (params.get(name) ?? '').trim();
    return value.length > longest[name] ? '' : value;
  };
  const among = <Choice extends string>(choices: readonly Choice[], name: string) =>
    choices.find((choice) => choice === params.get(name));
  const page = Number(params.get('page') ?? 1);
  return {
    search: text('search'),
    difficulty: among(difficulties, 'difficulty'),
    tag: text('tag'),
    favorite: params.get('favorite') === 'true',
    sort: among(textSorts, 'sort') ?? 'date',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The part of an address that says what is shown; empty for the beginning of the unfiltered list. */
export function viewParams({ search, difficulty, tag, favorite, sort, page }: LibraryView): URLSearchParams {
  const parts: [name: string, value: string | undefined][] = [
    ['search', search],
    ['difficulty', difficulty],
    ['tag', tag],
    ['favorite', favorite ? 'true' : undefined],
    ['sort', sort === 'date' ? undefined : sort],
    ['page', page === 1 ? undefined : String(page)],
  ];
  return new URLSearchParams(parts.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Filters in use, the search not counted. */
export const filterCount = ({ difficulty, tag, favorite }: LibraryView): number =>
  [difficulty, tag, favorite].filter(Boolean).length;

/** Whether the list shows less than the whole shelf. */
export const isNarrowed = (view: LibraryView): boolean => view.search !== '' || filterCount(view) > 0;
