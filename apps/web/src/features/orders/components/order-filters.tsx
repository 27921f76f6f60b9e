import { orderSorts, orderStatuses } from '@glossa/contract/orders';
import { useTranslation } from 'react-i18next';

import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { shownTypes } from '../orders-view.ts';
import type { ChangeView, OrdersView } from '../orders-view.ts';

/** Filters and sort of the orders; with visible labels in the narrow drawer. */
export function OrderFilters({
  view,
  onChange,
  labelled,
}: {
  view: OrdersView;
  onChange: ChangeView;
  labelled: boolean;
}) {
  const { t } = useTranslation('orders');
  return (
    <>
      <ChoiceFilter
        labelled={labelled}
        label={t('filters.status')}
        any={t('statuses.all')}
        values={orderStatuses}
        nameOf={(value) => t(`statuses.${value}`)}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        labelled={labelled}
        label={t('filters.type')}
        any={t('types.all')}
        values={shownTypes}
        nameOf={(value) => t(`types.${value}`)}
        value={view.type}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        labelled={labelled}
        label={t('filters.sort')}
        value={view.sort}
        onChange={(value) => onChange({ sort: orderSorts.find((one) => one === value) ?? 'date-desc' })}
        data={orderSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
    </>
  );
}
