import type { AdminOrder, listAllOrders } from '@glossa/contract/admin-orders';
import type { CallResult } from '@glossa/contract/endpoint';
import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useMoney } from '@/domain/money/use-money.ts';
import { OrderStatusBadge } from '@/domain/orders/order-status.tsx';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { Row, RowOpener } from '@/ui/data/row-list.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';
import classes from './admin-order-list.module.css';
import type { AdminOrdersView, ChangeView } from './admin-orders-view.ts';
import { AdminOrderTable } from './admin-order-table.tsx';

/**
 * The orders as a table, or as cards on phones. Shows a placeholder while loading, after an error, or if there are no
 * orders.
 */
export function AdminOrderList({
  list,
  view,
  pageSize,
  onChange,
}: {
  list: UseQueryResult<CallResult<typeof listAllOrders>>;
  view: AdminOrdersView;
  pageSize: number;
  onChange: ChangeView;
}) {
  const { t } = useTranslation(['orders', 'navigation']);
  const isPhone = useIsPhone();
  const isFiltered = view.search !== '' || view.status !== undefined || view.type !== undefined;
  const open = (order: string) => onChange({ page: view.page, order });
  return (
    <PagedList
      list={list}
      page={view.page}
      pageSize={pageSize}
      skeleton={<LoadingRows count={8} height={52} gap={6} />}
      renderEmpty={() =>
        isFiltered ? (
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
            <AdminOrderTable orders={orders} view={view} onOpen={open} onChange={onChange} />
          )}
        </>
      )}
    </PagedList>
  );
}

/** An order as a card in the list on phones. A tap anywhere on it opens the order. */
function AdminOrderCard({ order, onOpen }: { order: AdminOrder; onOpen: () => void }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const formatMoney = useMoney();
  const { orderNumber, date, buyer, items, status, total, money } = order;
  const [first, ...others] = items;
  return (
    <Row className={classes.card}>
      <RowOpener onClick={onOpen}>{orderNumber}</RowOpener>
      <Text component="bdi" fw={600} className="tabular">
        {formatMoney(total, money.currency)}
      </Text>
      <p>
        <bdi>{first?.plan ? t('plan', { plan: first.plan }) : first?.title}</bdi>
        {others.length > 0 && <> {t('admin.more_items', { count: others.length })}</>}
      </p>
      <OrderStatusBadge status={status} />
      <Text size="sm" c="dimmed">
        {buyer.email === '' ? t('admin.deleted_buyer') : <bdi>{buyer.name || buyer.email}</bdi>}
      </Text>
      <Text component="time" size="sm" c="dimmed" dateTime={date}>
        {format.date(new Date(date))}
      </Text>
    </Row>
  );
}
