import { exportOrders, listAllOrders } from '@glossa/contract/admin-orders';
import { orderItemTypes } from '@glossa/contract/order-quote';
import { orderStatuses } from '@glossa/contract/orders';
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { useDetailsNavigation } from '@/domain/search/use-details-navigation.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { fetchFile } from '@/lib/files/fetch-file.ts';
import { DownloadTableButton } from '@/lib/files/download-table-button.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { FilterChips } from '@/ui/inputs/filter-chips.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { AdminOrderList } from './admin-order-list.tsx';
import { adminSorts, directions, readView, viewParams } from './admin-orders-view.ts';
import type { AdminOrdersView, ChangeView } from './admin-orders-view.ts';

const AdminOrderDetails = lazy(async () => ({
  default: (await import('./admin-order-details.tsx')).AdminOrderDetails,
}));

const pageSize = 25;

/** /admin/orders: the orders of all customers. */
export function AdminOrdersPage() {
  const { t } = useTranslation('orders');
  usePageTitle(t('admin.title'));
  const { view, change: changeView } = useUrlView({
    read: readView,
    write: viewParams,
    reset: { page: 1, order: undefined },
  });
  const { search, status, type, sort, direction, page } = view;
  const opened = useDetailsNavigation();
  const change: ChangeView = (part, options = {}) =>
    changeView(part, part.order === undefined ? options : opened.openOptions);
  const filter = { ...(search && { search }), ...(status && { status }), ...(type && { type }) };
  const list = useQuery({
    ...endpointQuery(listAllOrders, { query: { page, page_size: pageSize, sort, direction, ...filter } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const counts = list.data?.statuses;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <PageLayout>
      <PageHeader
        title={t('admin.title')}
        help={t('admin.help')}
        hasWideActions
        actions={
          <>
            <Button
              variant="default"
              component={Link}
              to="/admin/audit"
              leftSection={<IconHistory size={16} stroke={1.8} />}
            >
              {t('admin.audit')}
            </Button>
            <DownloadTableButton
              label={t('admin.export')}
              fetch={() => fetchFile(exportOrders, { query: filter })}
            />
          </>
        }
      />
      <FilterChips
        label={t('filters.status')}
        chips={[
          { value: 'all' as const, label: t('admin.all'), count: total },
          ...orderStatuses.map((value) => ({
            value,
            label: t(`statuses.${value}`),
            count: counts?.[value],
          })),
        ]}
        value={status ?? 'all'}
        onChange={(value) => change({ status: value === 'all' ? undefined : value })}
      />
      <AdminOrderFilters view={view} onChange={change} />
      <AdminOrderList list={list} view={view} pageSize={pageSize} onChange={change} />
      <Suspense fallback={null}>
        {view.order !== undefined && (
          <AdminOrderDetails
            id={view.order}
            onClose={() => opened.close(() => change({ page }, { replace: true }))}
          />
        )}
      </Suspense>
    </PageLayout>
  );
}

const sortOptions = adminSorts.flatMap((sort) =>
  directions.map((direction) => ({ sort, direction, name: `${sort}-${direction}` as const })),
);

/** Search and type filters, and a sort control where there are no column headers to click. */
function AdminOrderFilters({ view, onChange }: { view: AdminOrdersView; onChange: ChangeView }) {
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
      renderFields={(hasLabels) => (
        <>
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('filters.type')}
            any={t('types.all')}
            values={orderItemTypes}
            nameOf={(value) => t(`types.${value}`)}
            value={view.type}
            onChange={(type) => onChange({ type })}
          />
          {hasLabels && (
            <FilterSelect
              hasLabels
              label={t('filters.sort')}
              value={`${view.sort}-${view.direction}`}
              onChange={(value) => {
                const option = sortOptions.find(({ name }) => name === value);
                if (option) onChange({ sort: option.sort, direction: option.direction });
              }}
              data={sortOptions.map(({ name }) => ({ value: name, label: t(`sorts.${name}`) }))}
            />
          )}
        </>
      )}
      onSearch={(search, options) => onChange({ search }, options)}
    />
  );
}
