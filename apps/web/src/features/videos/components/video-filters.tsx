import { listTags } from '@glossa/contract/tags';
import { videoSorts } from '@glossa/contract/videos';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { LibraryFilters } from '@/domain/content/library/library-filters.tsx';
import type { ChangeView } from '@/domain/content/list/list-view.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { libraryView } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';

/** Search, filters and sort order of the videos. */
export function VideoFilters({ view, onChange }: { view: LibraryView; onChange: ChangeView<LibraryView> }) {
  const { t } = useTranslation(['videos', 'common']);
  const count = libraryView.countFilters(view);
  return (
    <LibraryFilters
      view={view}
      count={count}
      tags={useVideoTags()}
      sorts={videoSorts}
      texts={{
        group: t('keys.group'),
        search: t('filters.search'),
        open: t('filters.open'),
        inUse: t('filters.open_count', { count }),
        show: t('filters.show'),
        difficulty: t('common:difficulty.label'),
        anyDifficulty: t('filters.any_difficulty'),
        sortBy: t('filters.sort_by'),
        sort: (sort) => t(`filters.sort.${sort}`),
      }}
      onChange={onChange}
    />
  );
}

/** Maximum number of suggested tags. */
const tagLimit = 100;

/** Returns the tags used in the user's videos; empty while loading. */
function useVideoTags(): string[] {
  const { state } = useSession();
  const { data } = useQuery({
    ...endpointQuery(listTags, { query: { type: 'video', page_size: tagLimit } }),
    enabled: state.status === 'authenticated',
  });
  return data?.results.map(({ name }) => name) ?? [];
}
