import type { VideoCard } from '@glossa/contract/videos';
import { useQuery } from '@tanstack/react-query';

import { useSession } from '@/domain/session/session-context.ts';
import { previousPage } from '@/lib/api/previous-page.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import type { LibraryView } from '../library-view.ts';
import { shelves } from '../shelves.ts';
import type { Shelf } from '../shelves.ts';

/** Videos per library page (specification 2, section 9). */
export const pageSize = 12;
const staleTime = 30_000;
const pollInterval = 10_000;

const isProcessing = (video: VideoCard): boolean => video.processing_status === 'processing';

/**
 * Fetches a page of a shelf in the current language; disabled while signed out. The previous page stays visible while
 * the next one loads. Refetches every 10 s while a listed video is being processed and the window is visible.
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
    staleTime,
    refetchOnWindowFocus: false,
    // Retry once, unless the error is permanent.
    retry: (failures, error) => failures < 1 && (error.status === 0 || error.status >= 500),
    placeholderData: previousPage(list.path, language),
    refetchInterval: ({ state: { data } }) => (data?.results.some(isProcessing) ? pollInterval : false),
  });
}
