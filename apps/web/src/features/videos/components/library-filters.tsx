import { listTags } from '@glossa/contract/tags';
import { videoSorts } from '@glossa/contract/videos';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import type { ChangeView } from '@/domain/content/list/list-view.ts';
import { DifficultyFilter } from '@/domain/difficulty/difficulty-filter.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { FilterSelect } from '@/domain/search/filter-select.tsx';
import { useSession } from '@/domain/session/session-context.ts';
import { TagFilter } from '@/domain/tags/tag-filter.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { libraryView } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';

/** Search, difficulty, tag and sort of the library. */
export function LibraryFilters({ view, onChange }: { view: LibraryView; onChange: ChangeView<LibraryView> }) {
  const { t } = useTranslation('videos');
  const count = libraryView.countFilters(view);
  const tags = useVideoTags();
  return (
    <FilterBar
      search={view.search}
      group={t('keys.group')}
      texts={{
        search: t('filters.search'),
        open: t('filters.open'),
        inUse: t('filters.open_count', { count }),
        show: t('filters.show'),
      }}
      count={count}
      onSearch={(search, options) => onChange({ search }, options)}
      renderFields={(labelled) => (
        <>
          <DifficultyFilter
            labelled={labelled}
            any={t('filters.any_difficulty')}
            value={view.difficulty}
            onChange={(difficulty) => onChange({ difficulty })}
          />
          <TagFilter tags={tags} value={view.tag} labelled={labelled} onChange={(tag) => onChange({ tag })} />
          <FilterSelect
            labelled={labelled}
            label={t('filters.sort_by')}
            data={videoSorts.map((value) => ({ value, label: t(`filters.sort.${value}`) }))}
            value={view.sort}
            onChange={(value) =>
              onChange({ sort: videoSorts.find((one) => one === value) ?? 'created_date' })
            }
          />
        </>
      )}
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
