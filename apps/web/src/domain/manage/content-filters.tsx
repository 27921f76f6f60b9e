import { contentCategories } from '@glossa/contract/categories';
import { useTranslation } from 'react-i18next';

import { DifficultyFilter } from '@/domain/difficulty/difficulty-filter.tsx';
import { useAllLanguages } from '@/domain/languages/use-all-languages.ts';
import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { directions, filterCount, prices } from './content-view.ts';
import type { ChangeContentView, ContentView } from './content-view.ts';

/** Search and filters for a content list, and the sort order where there are no column headers. */
export function ContentFilters<Sort extends string, Status extends string>({
  view,
  sorts,
  texts,
  onChange,
}: {
  view: ContentView<Sort, Status>;
  sorts: readonly Sort[];
  texts: {
    /** The group of the shortcuts. */
    group: string;
    /** Label of the button that closes the drawer on phones. */
    show: string;
    order: (sort: Sort, direction: 'asc' | 'desc') => string;
  };
  onChange: ChangeContentView<ContentView<Sort, Status>>;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  const count = filterCount(view);
  const orders = sorts.flatMap((sort) =>
    directions.map((direction) => ({ sort, direction, name: `${sort}_${direction}` })),
  );
  const named = useAllLanguages();
  const set = (part: Partial<ContentView<string, string>>) =>
    onChange(part as Partial<ContentView<Sort, Status>>);
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
      renderFields={(labelled) => (
        <>
          <FilterSelect
            labelled={labelled}
            label={t('columns.language')}
            data={[{ value: '', label: t('filters.any_language') }, ...named]}
            value={view.language}
            onChange={(language) => set({ language })}
          />
          <DifficultyFilter
            labelled={labelled}
            any={t('filters.any_difficulty')}
            value={view.difficulty}
            onChange={(difficulty) => set({ difficulty })}
          />
          <ChoiceFilter
            labelled={labelled}
            label={t('columns.price')}
            any={t('filters.any_price')}
            values={prices}
            nameOf={(value) => t(`filters.${value}`)}
            value={view.price}
            onChange={(price) => set({ price })}
          />
          <FilterSelect
            labelled={labelled}
            label={t('fields.category')}
            data={[
              { value: '', label: t('filters.any_category') },
              ...contentCategories.map((value) => ({ value, label: t(`videos:categories.${value}`) })),
            ]}
            value={view.category}
            onChange={(category) => set({ category })}
          />
          {labelled && (
            <FilterSelect
              labelled
              label={t('order.label')}
              data={orders.map(({ sort, direction, name }) => ({
                value: name,
                label: texts.order(sort, direction),
              }))}
              value={`${view.sort}_${view.direction}`}
              onChange={(value) => {
                const order = orders.find(({ name }) => name === value);
                if (order) set({ sort: order.sort, direction: order.direction });
              }}
            />
          )}
        </>
      )}
    />
  );
}
