import type { AdminOrder } from '@glossa/contract/admin-orders';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { StatusBadge } from '@/domain/orders/status-badge.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import type { AdminView, ChangeView } from '../admin-orders-view.ts';
import classes from './admin-orders-table.module.css';

const columns = [
  { name: 'order' },
  { name: 'date', sort: 'date' },
  { name: 'buyer' },
  { name: 'items' },
  { name: 'status', sort: 'status' },
  { name: 'total', sort: 'total' },
] as const;

/** The orders as rows. Column headers sort, and the order number opens the order. */
export function AdminOrdersTable({
  orders,
  view,
  onOpen,
  onChange,
}: {
  orders: readonly AdminOrder[];
  view: AdminView;
  onOpen: (id: string) => void;
  onChange: ChangeView;
}) {
  const { t } = useTranslation('orders');
  const Arrow = view.direction === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('admin.list')}>
        <thead>
          <tr>
            {columns.map((column) => {
              const sort = 'sort' in column ? column.sort : undefined;
              const isSorted = sort === view.sort;
              const ascending = isSorted && view.direction === 'desc';
              return (
                <th
                  key={column.name}
                  scope="col"
                  data-figure={column.name === 'total' || undefined}
                  aria-sort={isSorted ? (view.direction === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  {sort ? (
                    <button
                      type="button"
                      onClick={() => onChange({ sort, direction: ascending ? 'asc' : 'desc' })}
                    >
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
    </div>
  );
}

function AdminOrderRow({ order, onOpen }: { order: AdminOrder; onOpen: () => void }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const write = useMoney();
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
            {buyer.name !== '' && <span className={classes.quiet}>{buyer.email}</span>}
          </>
        )}
      </td>
      <td>
        <span dir="auto">{first?.plan ? t('plan', { plan: first.plan }) : first?.title}</span>
        {others.length > 0 && (
          <span className={classes.quiet}>{t('admin.more_items', { count: others.length })}</span>
        )}
      </td>
      <td>
        <StatusBadge status={status} />
      </td>
      <td data-figure>
        <bdi>{write(total, money.currency)}</bdi>
      </td>
    </tr>
  );
}
