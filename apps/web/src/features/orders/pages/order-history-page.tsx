import { listOrders, orderSorts, orderStatuses } from '@glossa/contract/orders';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { PurchaseTabs } from '@/domain/purchases/purchase-tabs.tsx';
import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { useDetailsNavigation } from '@/domain/search/use-details-navigation.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { OrderList } from '../components/order-list.tsx';
import { filterCount, filterTypes, readView, viewParams } from '../orders-view.ts';
import type { ChangeView, OrdersView } from '../orders-view.ts';

const OrderDetails = lazy(async () => ({
  default: (await import('../components/order-details.tsx')).OrderDetails,
}));

/** /order-history: the orders of the signed-in user. */
export function OrderHistoryPage() {
  const { t } = useTranslation('orders');
  const client = useQueryClient();
  usePageTitle(t('title'));
  const queryKey = endpointKey(listOrders);
  const isFetching = useIsFetching({ queryKey }) > 0;
  const { view, change: changeView } = useUrlView({
    read: readView,
    write: viewParams,
    reset: { page: 1, order: undefined },
  });
  const opened = useDetailsNavigation();
  const change: ChangeView = (part, options = {}) =>
    changeView(part, part.order === undefined ? options : opened.openOptions);
  const count = filterCount(view);
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={16} stroke={1.8} />}
            loading={isFetching}
            onClick={() => void client.invalidateQueries({ queryKey })}
          >
            {t('refresh')}
          </Button>
        }
      />
      <PurchaseTabs />
      <FilterBar
        search={view.search}
        group={t('title')}
        texts={{
          search: t('search'),
          open: t('filters.open'),
          inUse: t('filters.open_count', { count }),
          show: t('filters.show'),
        }}
        count={count}
        renderFields={(hasLabels) => <OrderFilters view={view} onChange={change} hasLabels={hasLabels} />}
        onSearch={(search, options) => change({ search }, options)}
      />
      <OrderList view={view} onChange={change} />
      <Suspense fallback={null}>
        {view.order !== undefined && (
          <OrderDetails
            id={view.order}
            onClose={() => opened.close(() => change({ page: view.page }, { replace: true }))}
          />
        )}
      </Suspense>
    </PageLayout>
  );
}

/** Filters and sort order of the orders. In the narrow drawer, labels are visible. */
function OrderFilters({
  view,
  onChange,
  hasLabels,
}: {
  view: OrdersView;
  onChange: ChangeView;
  hasLabels: boolean;
}) {
  const { t } = useTranslation('orders');
  return (
    <>
      <ChoiceFilter
        hasLabels={hasLabels}
        label={t('filters.status')}
        any={t('statuses.all')}
        values={orderStatuses}
        nameOf={(value) => t(`statuses.${value}`)}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        hasLabels={hasLabels}
        label={t('filters.type')}
        any={t('types.all')}
        values={filterTypes}
        nameOf={(value) => t(`types.${value}`)}
        value={view.type}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        hasLabels={hasLabels}
        label={t('filters.sort')}
        value={view.sort}
        onChange={(value) => onChange({ sort: orderSorts.find((sort) => sort === value) ?? 'date-desc' })}
        data={orderSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
      />
    </>
  );
}
