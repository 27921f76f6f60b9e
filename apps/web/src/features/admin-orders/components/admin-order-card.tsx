import type { AdminOrder } from '@glossa/contract/admin-orders';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { StatusBadge } from '@/domain/orders/status-badge.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './admin-order-card.module.css';

/** An order as a card in the list on phones. A tap anywhere on it opens the order. */
export function AdminOrderCard({ order, onOpen }: { order: AdminOrder; onOpen: () => void }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const write = useMoney();
  const { orderNumber, date, buyer, items, status, total, money } = order;
  const [first, ...others] = items;
  return (
    <li className={classes.card}>
      <button type="button" className={classes.open} onClick={onOpen}>
        {orderNumber}
      </button>
      <bdi className={classes.total}>{write(total, money.currency)}</bdi>
      <p className={classes.items}>
        <bdi>{first?.plan ? t('plan', { plan: first.plan }) : first?.title}</bdi>
        {others.length > 0 && <> {t('admin.more_items', { count: others.length })}</>}
      </p>
      <StatusBadge status={status} />
      <p className={classes.quiet}>
        {buyer.email === '' ? t('admin.deleted_buyer') : <bdi>{buyer.name || buyer.email}</bdi>}
      </p>
      <time className={classes.date} dateTime={date}>
        {format.date(new Date(date))}
      </time>
    </li>
  );
}
