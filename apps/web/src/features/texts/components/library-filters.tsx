import { difficulties } from '@glossa/contract/difficulties';
import { textSorts } from '@glossa/contract/texts';
import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import type { ChangeView } from '@/domain/content/list/list-view.ts';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { TagFilter } from '@/domain/tags/tag-filter.tsx';
import { useOwnTags } from '../hooks/use-own-tags.ts';
import { libraryView } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';

const sortKeys = {
  date: 'filters.sort.date',
  title: 'filters.sort.title',
  difficulty: 'filters.sort.difficulty',
  last_read: 'filters.sort.last_read',
} as const satisfies Record<(typeof textSorts)[number], unknown>;

/** Search, filters and sort order of the library. */
export function LibraryFilters({ view, onChange }: { view: LibraryView; onChange: ChangeView<LibraryView> }) {
  const { t } = useTranslation(['texts', 'common']);
  const tags = useOwnTags();
  const count = libraryView.countFilters(view);
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
          <ChoiceFilter
            labelled={labelled}
            label={t('filters.difficulty')}
            any={t('filters.any_difficulty')}
            values={difficulties}
            nameOf={(level) => t(`common:difficulty.${level}`)}
            value={view.difficulty}
            onChange={(difficulty) => onChange({ difficulty })}
          />
          <TagFilter tags={tags} value={view.tag} labelled={labelled} onChange={(tag) => onChange({ tag })} />
          <Button
            variant={view.favorite ? 'light' : 'default'}
            aria-pressed={view.favorite}
            leftSection={view.favorite ? <IconStarFilled size={16} /> : <IconStar size={16} stroke={1.6} />}
            onClick={() => onChange({ favorite: !view.favorite })}
          >
            {t('filters.favorites')}
          </Button>
          <FilterSelect
            labelled={labelled}
            label={t('filters.sort.label')}
            data={textSorts.map((value) => ({ value, label: t(sortKeys[value]) }))}
            value={view.sort}
            onChange={(value) => onChange({ sort: textSorts.find((sort) => sort === value) ?? 'date' })}
          />
        </>
      )}
    />
  );
}
