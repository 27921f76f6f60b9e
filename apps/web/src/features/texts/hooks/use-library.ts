import type { TextCard } from '@glossa/contract/texts';
import { useQuery } from '@tanstack/react-query';

import { useUser } from '@/domain/session/session-context.ts';
import { previousPage } from '@/lib/api/previous-page.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import type { LibraryView } from '../library-view.ts';
import { shelves } from '../shelves.ts';
import type { Shelf } from '../shelves.ts';

/** Texts per library page. The specification doesn't define it, so this is our own default. */
export const pageSize = 12;

/** Milliseconds between refetches of the list while a text without a known task is being analyzed. */
const pollInterval = 3000;

const isWaiting = (text: TextCard): boolean => text.status === 'analysing' && text.task === null;

/** Fetches a page of a shelf in the current language. The previous page stays visible while the next one loads. */
export function useLibrary(shelf: Shelf, { search, difficulty, tag, favorite, sort, page }: LibraryView) {
  const language = useUser().current_language;
  const { list } = shelves[shelf];
  return useQuery({
    ...endpointQuery(list, {
      query: {
        language: language ?? '',
        sort,
        page,
        page_size: pageSize,
        search: search || undefined,
        difficulty,
        tag: tag || undefined,
        favorite: favorite || undefined,
      },
    }),
    enabled: language !== null,
    // Always stale, because marking words changes the percentages.
    staleTime: 0,
    placeholderData: previousPage(list.path, language),
    refetchInterval: ({ state }) => (state.data?.results.some(isWaiting) ? pollInterval : false),
  });
}
