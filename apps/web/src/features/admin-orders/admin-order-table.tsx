import type { AdminOrder } from '@glossa/contract/admin-orders';
import { Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { OrderStatusBadge } from '@/domain/orders/order-status.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './admin-order-table.module.css';
import { Card } from '@/ui/layout/card.tsx';
import type { AdminOrdersView, ChangeView } from './admin-orders-view.ts';

const columns = [
  { name: 'order' },
  { name: 'date', sort: 'date' },
  { name: 'buyer' },
  { name: 'items' },
  { name: 'status', sort: 'status' },
  { name: 'total', sort: 'total' },
] as const;

/** The orders as table rows. Column headers sort; the order number opens the order. */
export function AdminOrderTable({
  orders,
  view,
  onOpen,
  onChange,
}: {
  orders: readonly AdminOrder[];
  view: AdminOrdersView;
  onOpen: (id: string) => void;
  onChange: ChangeView;
}) {
  const { t } = useTranslation('orders');
  const Arrow = view.direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Card p={0} className={classes.frame ?? ''}>
      <table className={classes.table} aria-label={t('admin.list')}>
        <thead>
          <tr>
            {columns.map((column) => {
              const sort = 'sort' in column ? column.sort : undefined;
              const isSorted = sort === view.sort;
              const nextDirection = isSorted && view.direction === 'desc' ? 'asc' : 'desc';
              return (
                <th
                  key={column.name}
                  scope="col"
                  data-number={column.name === 'total' || undefined}
                  aria-sort={isSorted ? (view.direction === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  {sort ? (
                    <button type="button" onClick={() => onChange({ sort, direction: nextDirection })}>
                      {t(`admin.columns.${column.name}`)}
                      {isSorted && <Arrow size={14} aria-hidden="true" />}
                    </button>
                  ) : (
                    t(`admin.columns.${column.name}`)
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <AdminOrderRow key={order.id} order={order} onOpen={() => onOpen(order.id)} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function AdminOrderRow({ order, onOpen }: { order: AdminOrder; onOpen: () => void }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const formatMoney = useMoney();
  const { orderNumber, date, buyer, items, status, total, money } = order;
  const [first, ...others] = items;
  return (
    <tr>
      <th scope="row">
        <button type="button" className={classes.open} onClick={onOpen}>
          {orderNumber}
        </button>
      </th>
      <td>
        <time dateTime={date}>{format.dateTime(new Date(date))}</time>
      </td>
      <td>
        {buyer.email === '' ? (
          t('admin.deleted_buyer')
        ) : (
          <>
            <bdi>{buyer.name || buyer.email}</bdi>
            {buyer.name !== '' && (
              <Text size="xs" c="dimmed">
                {buyer.email}
              </Text>
            )}
          </>
        )}
      </td>
      <td>
        <span dir="auto">{first?.plan ? t('plan', { plan: first.plan }) : first?.title}</span>
        {others.length > 0 && (
          <Text size="xs" c="dimmed">
            {t('admin.more_items', { count: others.length })}
          </Text>
        )}
      </td>
      <td>
        <OrderStatusBadge status={status} />
      </td>
      <td data-number>
        <bdi>{formatMoney(total, money.currency)}</bdi>
      </td>
    </tr>
  );
}
