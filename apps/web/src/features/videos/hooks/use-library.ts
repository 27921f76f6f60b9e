import type { VideoCard } from '@glossa/contract/videos';
import { useQuery } from '@tanstack/react-query';

import { pageBefore } from '../../../lib/api/page-before.ts';
import { endpointQuery } from '../../../lib/api/query.ts';
import { useSession } from '../../../lib/session/session-context.ts';
import type { LibraryView, Shelf } from '../library-view.ts';
import { shelves } from '../shelves.ts';

// Specification 2, section 9.
export const pageSize = 12;
const freshFor = 30_000;
const lookAgain = 10_000;

const isUnderWay = (video: VideoCard): boolean => video.processing_status === 'processing';

/**
 * One page of a shelf in the current language; nothing is asked for while nobody is signed in. The page before stays
 * while the next one is on its way. While a listed video is processed and the window is seen, it looks again every 10 s.
 */
export function useLibrary(shelf: Shelf, { search, difficulty, tag, sort, page }: LibraryView) {
  const { state } = useSession();
  const language = state.status === 'authenticated' ? state.user.current_language : null;
  const { list } = shelves[shelf];
  return useQuery({
    ...endpointQuery(list, {
      query: {
        language: language ?? '',
        sort_by: sort,
        page,
        page_size: pageSize,
        search: search || undefined,
        difficulty,
        tag: tag || undefined,
      },
    }),
    enabled: language !== null,
    staleTime: freshFor,
    refetchOnWindowFocus: false,
    // Once more, unless the answer was that it will not work.
    retry: (failures, error) => failures < 1 && (error.status === 0 || error.status >= 500),
    placeholderData: pageBefore(list.path, language),
    refetchInterval: ({ state: { data } }) => (data?.results.some(isUnderWay) ? lookAgain : false),
  });
}
