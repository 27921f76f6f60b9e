import { Difficulty } from '@glossa/contract/fields';
import { textSorts } from '@glossa/contract/texts';
import * as z from 'zod';

export type Shelf = 'reading' | 'archive' | 'trash';

// An address may have been typed by hand: what is wrong in it is left out.
const View = z.object({
  search: z.string().trim().max(200).catch(''),
  difficulty: Difficulty.optional().catch(undefined),
  tag: z.string().max(60).catch(''),
  favorite: z.literal('true').optional().catch(undefined),
  sort: z.enum(textSorts).catch('date'),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

/** What a library page shows; kept in the address, so that going back shows it again. */
export type LibraryView = Omit<z.infer<typeof View>, 'favorite'> & { favorite: boolean };

export function readView(params: URLSearchParams): LibraryView {
  const view = View.parse(Object.fromEntries(params));
  return { ...view, favorite: view.favorite === 'true' };
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
