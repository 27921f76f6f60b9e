import type { listAllOrders } from '@glossa/contract/admin-orders';
import type { CallResult } from '@glossa/contract/endpoint';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PagedList } from '@/domain/search/paged-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';
import type { AdminView, ChangeView } from '../admin-orders-view.ts';
import { AdminOrderCard } from './admin-order-card.tsx';
import classes from './admin-order-card.module.css';
import { AdminOrdersTable } from './admin-orders-table.tsx';

/** The orders as a table, or as cards on phones; a placeholder while loading, on failure or when there are none. */
export function AdminOrdersResults({
  list,
  view,
  pageSize,
  onChange,
}: {
  list: UseQueryResult<CallResult<typeof listAllOrders>>;
  view: AdminView;
  pageSize: number;
  onChange: ChangeView;
}) {
  const { t } = useTranslation(['orders', 'navigation']);
  const isPhone = useIsPhone();
  const isNarrowed = view.search !== '' || view.status !== undefined || view.type !== undefined;
  const open = (order: string) => onChange({ page: view.page, order });
  return (
    <PagedList
      list={list}
      page={view.page}
      pageSize={pageSize}
      skeleton={<LoadingRows count={8} height={52} gap={6} />}
      renderEmpty={() =>
        isNarrowed ? (
          <NothingFound
            title={t('empty.title')}
            message={t('empty.message')}
            clear={t('empty.clear')}
            onClear={() => onChange({ search: '', status: undefined, type: undefined })}
          />
        ) : (
          <EmptyState
            drawing="shelf"
            title={t('admin.empty')}
            action={
              <Button component={Link} to="/ebooks/manage">
                {t('navigation:manage_ebooks')}
              </Button>
            }
          />
        )
      }
      onPage={(page, options) => onChange({ page }, options)}
    >
      {({ count, orders }) => (
        <>
          <ListCount>{t('count', { count })}</ListCount>
          {isPhone ? (
            <ul className={classes.list} aria-label={t('admin.list')}>
              {orders.map((order) => (
                <AdminOrderCard key={order.id} order={order} onOpen={() => open(order.id)} />
              ))}
            </ul>
          ) : (
            <AdminOrdersTable orders={orders} view={view} onOpen={open} onChange={onChange} />
          )}
        </>
      )}
    </PagedList>
  );
}
