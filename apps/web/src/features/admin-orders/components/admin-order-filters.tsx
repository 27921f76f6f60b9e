import { orderItemTypes } from '@glossa/contract/order-quote';
import { useTranslation } from 'react-i18next';

import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { adminSorts, directions } from '../admin-orders-view.ts';
import type { AdminView, ChangeView } from '../admin-orders-view.ts';

const orders = adminSorts.flatMap((sort) =>
  directions.map((direction) => ({ sort, direction, name: `${sort}-${direction}` as const })),
);

/** Search and type filters, and a sort control where there are no column headers to click. */
export function AdminOrderFilters({ view, onChange }: { view: AdminView; onChange: ChangeView }) {
  const { t } = useTranslation('orders');
  const count = view.type === undefined ? 0 : 1;
  return (
    <FilterBar
      search={view.search}
      group={t('admin.title')}
      texts={{
        search: t('admin.search'),
        open: t('filters.open'),
        inUse: t('filters.open_count', { count }),
        show: t('filters.show'),
      }}
      count={count}
      renderFields={(labelled) => (
        <>
          <ChoiceFilter
            labelled={labelled}
            label={t('filters.type')}
            any={t('types.all')}
            values={orderItemTypes}
            nameOf={(value) => t(`types.${value}`)}
            value={view.type}
            onChange={(type) => onChange({ type })}
          />
          {labelled && (
            <FilterSelect
              labelled
              label={t('filters.sort')}
              value={`${view.sort}-${view.direction}`}
              onChange={(value) => {
                const order = orders.find(({ name }) => name === value);
                if (order) onChange({ sort: order.sort, direction: order.direction });
              }}
              data={orders.map(({ name }) => ({ value: name, label: t(`sorts.${name}`) }))}
            />
          )}
        </>
      )}
      onSearch={(search, options) => onChange({ search }, options)}
    />
  );
}
