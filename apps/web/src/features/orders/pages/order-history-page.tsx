import { listOrders } from '@glossa/contract/orders';
import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointKey } from '@/lib/api/query.ts';
import { PurchaseTabs } from '@/domain/purchases/purchase-tabs.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { useDetailsNavigation } from '@/domain/search/use-details-navigation.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { OrderFilters } from '../components/order-filters.tsx';
import { OrderResults } from '../components/order-results.tsx';
import { filterCount, readView, viewParams } from '../orders-view.ts';
import type { ChangeView } from '../orders-view.ts';

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
        renderFields={(labelled) => <OrderFilters view={view} onChange={change} labelled={labelled} />}
        onSearch={(search, options) => change({ search }, options)}
      />
      <OrderResults view={view} onChange={change} />
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
