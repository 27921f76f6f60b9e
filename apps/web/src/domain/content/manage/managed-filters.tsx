import { contentCategories } from '@glossa/contract/categories';
import { useTranslation } from 'react-i18next';

import { DifficultyFilter } from '@/domain/difficulty/difficulty-filter.tsx';
import { useLanguageOptions } from '@/domain/languages/use-language-options.ts';
import { directions } from '@/domain/manage/sort-order.ts';
import type { Direction, SortOrder } from '@/domain/manage/sort-order.ts';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { prices } from './managed-view.ts';
import type { ManagedFilters as Filters } from './managed-view.ts';

/** Search and filters of a managed list, and the sort order where there are no column headers. */
export function ManagedFilters<Sort extends string>({
  view,
  count,
  sorts,
  texts,
  onChange,
}: {
  view: Filters & SortOrder<Sort> & { search: string };
  /** The number of filters in use. */
  count: number;
  sorts: readonly Sort[];
  texts: {
    /** The group of the shortcuts in the shortcut sheet. */
    group: string;
    /** Label of the button that closes the drawer on phones. */
    show: string;
    order: (sort: Sort, direction: Direction) => string;
  };
  onChange: (
    part: Partial<Filters & { search: string }> & Partial<SortOrder<Sort>>,
    options?: { replace: boolean },
  ) => void;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  const languages = useLanguageOptions();
  const orders = sorts.flatMap((sort) =>
    directions.map((direction) => ({ sort, direction, name: `${sort}_${direction}` })),
  );
  return (
    <FilterBar
      search={view.search}
      group={texts.group}
      texts={{
        search: t('filters.search'),
        open: t('filters.open'),
        inUse: t('filters.open_count', { count }),
        show: texts.show,
      }}
      count={count}
      onSearch={(search, options) => onChange({ search }, options)}
      renderFields={(hasLabels) => (
        <>
          <FilterSelect
            hasLabels={hasLabels}
            label={t('columns.language')}
            data={[{ value: '', label: t('filters.any_language') }, ...languages]}
            value={view.language}
            onChange={(language) => onChange({ language })}
          />
          <DifficultyFilter
            hasLabels={hasLabels}
            any={t('filters.any_difficulty')}
            value={view.difficulty}
            onChange={(difficulty) => onChange({ difficulty })}
          />
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('columns.price')}
            any={t('filters.any_price')}
            values={prices}
            nameOf={(value) => t(`filters.${value}`)}
            value={view.price}
            onChange={(price) => onChange({ price })}
          />
          <FilterSelect
            hasLabels={hasLabels}
            label={t('fields.category')}
            data={[
              { value: '', label: t('filters.any_category') },
              ...contentCategories.map((value) => ({ value, label: t(`videos:categories.${value}`) })),
            ]}
            value={view.category}
            onChange={(category) => onChange({ category })}
          />
          {hasLabels && (
            <FilterSelect
              hasLabels
              label={t('order.label')}
              data={orders.map(({ sort, direction, name }) => ({
                value: name,
                label: texts.order(sort, direction),
              }))}
              value={`${view.sort}_${view.direction}`}
              onChange={(value) => {
                const order = orders.find(({ name }) => name === value);
                if (order) onChange({ sort: order.sort, direction: order.direction });
              }}
            />
          )}
        </>
      )}
    />
  );
}
