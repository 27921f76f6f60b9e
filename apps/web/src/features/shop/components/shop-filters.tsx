import { contentCategories } from '@glossa/contract/categories';
import { productSorts } from '@glossa/contract/shop';
import { languages } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';

import { DifficultyFilter } from '../../../lib/difficulty/difficulty-filter.tsx';
import { languageName } from '../../../lib/i18n/language-name.ts';
import { FilterBar } from '../../../lib/search/filter-bar.tsx';
import { FilterSelect } from '../../../lib/search/filter-select.tsx';
import { filterCount, prices } from '../shop-view.ts';
import type { ShopView } from '../shop-view.ts';

/** Search, filters and order of the shop; `language` is the one that is shown, `all` for every one. */
export function ShopFilters({
  view,
  language,
  onChange,
}: {
  view: ShopView;
  language: string;
  onChange: (part: Partial<ShopView>, options?: { replace?: boolean }) => void;
}) {
  const { t, i18n } = useTranslation('shop');
  const count = filterCount(view);
  const names = languages
    .map(({ code }) => ({ value: code, label: languageName(code, i18n.language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
  return (
    <FilterBar
      search={view.search}
      group={t('title')}
      texts={{
        search: t('filters.search'),
        open: t('filters.open'),
        inUse: t('filters.open_count', { count }),
        show: t('filters.show'),
      }}
      count={count}
      alone
      onSearch={(search, options) => onChange({ search }, options)}
      renderFields={(labelled) => (
        <>
          <FilterSelect
            labelled={labelled}
            label={t('filters.language')}
            data={[{ value: 'all', label: t('filters.all_languages') }, ...names]}
            value={language}
            onChange={(value) => onChange({ language: value })}
          />
          <DifficultyFilter
            labelled={labelled}
            any={t('filters.any_difficulty')}
            value={view.difficulty}
            onChange={(difficulty) => onChange({ difficulty })}
          />
          <FilterSelect
            labelled={labelled}
            label={t('filters.category')}
            data={[
              { value: '', label: t('filters.any_category') },
              ...contentCategories.map((value) => ({ value, label: t(`category.${value}`) })),
            ]}
            value={view.category ?? ''}
            onChange={(value) => onChange({ category: contentCategories.find((one) => one === value) })}
          />
          <FilterSelect
            labelled={labelled}
            label={t('filters.price')}
            data={[
              { value: '', label: t('filters.any_price') },
              ...prices.map((value) => ({ value, label: t(`filters.${value}`) })),
            ]}
            value={view.price ?? ''}
            onChange={(value) => onChange({ price: prices.find((one) => one === value) })}
          />
          <FilterSelect
            labelled={labelled}
            label={t('filters.sort_by')}
            data={productSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={view.sort}
            onChange={(value) => onChange({ sort: productSorts.find((one) => one === value) ?? 'newest' })}
          />
        </>
      )}
    />
  );
}
