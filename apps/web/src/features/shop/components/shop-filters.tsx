import { contentCategories } from '@glossa/contract/categories';
import { productSorts } from '@glossa/contract/shop';
import { languages } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';

import { DifficultyFilter } from '@/domain/difficulty/difficulty-filter.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { filterCount, priceFilters } from '../hooks/use-shop.ts';
import type { ShopView } from '../hooks/use-shop.ts';

/** Search, filters and sort of the shop. `language` is the selected language, or `all`. */
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
  const languageOptions = languages
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
      isAlone
      onSearch={(search, options) => onChange({ search }, options)}
      renderFields={(hasLabels) => (
        <>
          <FilterSelect
            hasLabels={hasLabels}
            label={t('filters.language')}
            data={[{ value: 'all', label: t('filters.all_languages') }, ...languageOptions]}
            value={language}
            onChange={(value) => onChange({ language: value })}
          />
          <DifficultyFilter
            hasLabels={hasLabels}
            any={t('filters.any_difficulty')}
            value={view.difficulty}
            onChange={(difficulty) => onChange({ difficulty })}
          />
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('filters.category')}
            any={t('filters.any_category')}
            values={contentCategories}
            nameOf={(value) => t(`category.${value}`)}
            value={view.category}
            onChange={(category) => onChange({ category })}
          />
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('filters.price')}
            any={t('filters.any_price')}
            values={priceFilters}
            nameOf={(value) => t(`filters.${value}`)}
            value={view.price}
            onChange={(price) => onChange({ price })}
          />
          <FilterSelect
            hasLabels={hasLabels}
            label={t('filters.sort_by')}
            data={productSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={view.sort}
            onChange={(value) => onChange({ sort: productSorts.find((sort) => sort === value) ?? 'newest' })}
          />
        </>
      )}
    />
  );
}
