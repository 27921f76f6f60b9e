import { purchaseSorts, purchaseStatuses } from '@glossa/contract/purchases';
import { productKinds } from '@glossa/contract/shop';
import { useTranslation } from 'react-i18next';

import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import type { PurchasesView } from '../hooks/use-my-purchases.ts';

/** The search field, filters and sort order for purchases. */
export function PurchaseFilters({
  view,
  onChange,
}: {
  view: PurchasesView;
  onChange: (part: Partial<PurchasesView>, options?: { replace?: boolean }) => void;
}) {
  const { t } = useTranslation('purchases');
  const count = Number(view.type !== undefined) + Number(view.status !== 'all');
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
      onSearch={(search, options) => onChange({ search }, options)}
      renderFields={(hasLabels) => (
        <>
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('filters.type')}
            any={t('types.all')}
            values={productKinds}
            nameOf={(value) => t(`types.${value}`)}
            value={view.type}
            onChange={(type) => onChange({ type })}
          />
          <FilterSelect
            hasLabels={hasLabels}
            label={t('filters.status')}
            data={purchaseStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            value={view.status}
            onChange={(value) =>
              onChange({ status: purchaseStatuses.find((status) => status === value) ?? 'all' })
            }
          />
          <FilterSelect
            hasLabels={hasLabels}
            label={t('filters.sort_by')}
            data={purchaseSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={view.sort}
            onChange={(value) =>
              onChange({ sort: purchaseSorts.find((sort) => sort === value) ?? 'date-desc' })
            }
          />
        </>
      )}
    />
  );
}
