import { orderSorts, orderStatuses } from '@glossa/contract/orders';
import { useTranslation } from 'react-i18next';

import { FilterSelect } from '../../../lib/search/filter-select.tsx';
import { shownTypes } from '../orders-view.ts';
import type { ChangeView, OrdersView } from '../orders-view.ts';

/** Which orders are shown, and their order; with labels in the narrow drawer. */
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
      <FilterSelect
        labelled={labelled}
        label={t('filters.status')}
        value={view.status ?? ''}
        onChange={(value) => onChange({ status: orderStatuses.find((one) => one === value) })}
        data={[
          { value: '', label: t('statuses.all') },
          ...orderStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
      />
      <FilterSelect
        labelled={labelled}
        label={t('filters.type')}
        value={view.type ?? ''}
        onChange={(value) => onChange({ type: shownTypes.find((one) => one === value) })}
        data={[
          { value: '', label: t('types.all') },
          ...shownTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        ]}
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
