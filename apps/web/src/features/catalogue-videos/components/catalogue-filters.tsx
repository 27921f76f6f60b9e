import { contentCategories } from '@glossa/contract/categories';
import { catalogueSorts } from '@glossa/contract/catalogue-videos';
import { languages } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';

import { languageName } from '../../../lib/i18n/language-name.ts';
import { DifficultyFilter } from '../../../lib/difficulty/difficulty-filter.tsx';
import { FilterBar } from '../../../lib/search/filter-bar.tsx';
import { FilterSelect } from '../../../lib/search/filter-select.tsx';
import { directions, filterCount, prices } from '../catalogue-view.ts';
import type { CatalogueView, ChangeView } from '../catalogue-view.ts';

const orders = catalogueSorts.flatMap((sort) => directions.map((direction) => ({ sort, direction })));
const orderName = ({ sort, direction }: Pick<CatalogueView, 'sort' | 'direction'>) =>
  `${sort}_${direction}` as const;

/** Search and filters of the catalogue, and the order where there are no columns to click on. */
export function CatalogueFilters({ view, onChange }: { view: CatalogueView; onChange: ChangeView }) {
  const { t, i18n } = useTranslation(['catalogue', 'videos']);
  const count = filterCount(view);
  const named = languages
    .map(({ code }) => ({ value: code, label: languageName(code, i18n.language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
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
          <FilterSelect
            labelled={labelled}
            label={t('columns.language')}
            data={[{ value: '', label: t('filters.any_language') }, ...named]}
            value={view.language}
            onChange={(language) => onChange({ language })}
          />
          <DifficultyFilter
            labelled={labelled}
            any={t('filters.any_difficulty')}
            value={view.difficulty}
            onChange={(difficulty) => onChange({ difficulty })}
          />
          <FilterSelect
            labelled={labelled}
            label={t('columns.price')}
            data={[
              { value: '', label: t('filters.any_price') },
              ...prices.map((value) => ({ value, label: t(`filters.${value}`) })),
            ]}
            value={view.price ?? ''}
            onChange={(value) => onChange({ price: prices.find((one) => one === value) })}
          />
          <FilterSelect
            labelled={labelled}
            label={t('fields.category')}
            data={[
              { value: '', label: t('filters.any_category') },
              ...contentCategories.map((value) => ({ value, label: t(`videos:categories.${value}`) })),
            ]}
            value={view.category}
            onChange={(category) => onChange({ category })}
          />
          {labelled && (
            <FilterSelect
              labelled
              label={t('order.label')}
              data={orders.map((order) => ({
                value: orderName(order),
                label: t(`order.${orderName(order)}`),
              }))}
              value={orderName(view)}
              onChange={(value) => {
                const order = orders.find((one) => orderName(one) === value);
                if (order) onChange(order);
              }}
            />
          )}
        </>
      )}
    />
  );
}
