import type { Difficulty } from '@glossa/contract/fields';
import { difficulties } from '@glossa/contract/difficulties';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { TagFilter } from '@/domain/tags/tag-filter.tsx';
import type { ChangeView } from '../list/list-view.ts';

interface LibraryView<Sort extends string> {
  search: string;
  difficulty: Difficulty | undefined;
  tag: string;
  sort: Sort;
}

/** Search, filters by difficulty and tag, and sort order of the library; `children` are further filters. */
export function LibraryFilters<Sort extends string>({
  view,
  count,
  tags,
  sorts,
  texts,
  onChange,
  children,
}: {
  view: LibraryView<Sort>;
  /** The number of filters in use. */
  count: number;
  /** The tags to choose from. */
  tags: readonly string[];
  sorts: readonly Sort[];
  texts: {
    /** The group of the search shortcut in the shortcut sheet. */
    group: string;
    search: string;
    /** Labels of the filter button on phones: without and with filters in use, and while the filters are open. */
    open: string;
    inUse: string;
    show: string;
    difficulty: string;
    anyDifficulty: string;
    sortBy: string;
    sort: (sort: Sort) => string;
  };
  onChange: ChangeView<LibraryView<Sort>>;
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <FilterBar
      search={view.search}
      group={texts.group}
      texts={texts}
      count={count}
      onSearch={(search, options) => onChange({ search }, options)}
      renderFields={(hasLabels) => (
        <>
          <ChoiceFilter
            hasLabels={hasLabels}
            label={texts.difficulty}
            any={texts.anyDifficulty}
            values={difficulties}
            nameOf={(level) => t(`difficulty.${level}`)}
            value={view.difficulty}
            onChange={(difficulty) => onChange({ difficulty })}
          />
          <TagFilter
            tags={tags}
            value={view.tag}
            hasLabels={hasLabels}
            onChange={(tag) => onChange({ tag })}
          />
          {children}
          <FilterSelect
            hasLabels={hasLabels}
            label={texts.sortBy}
            data={sorts.map((value) => ({ value, label: texts.sort(value) }))}
            value={view.sort}
            onChange={(value) => {
              const sort = sorts.find((one) => one === value);
              if (sort) onChange({ sort });
            }}
          />
        </>
      )}
    />
  );
}
