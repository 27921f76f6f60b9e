import type { Order } from '@glossa/contract/orders';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { OrderActions } from './order-actions.tsx';
import classes from './order-card.module.css';
import { OrderItems } from '@/domain/orders/order-items.tsx';
import { OrderSums } from '@/domain/orders/order-sums.tsx';
import { PaymentMethod } from '@/domain/orders/payment-method.tsx';
import { RefundNote } from './refund-note.tsx';
import { StatusBadge } from '@/domain/orders/status-badge.tsx';

/** An order with its items, total and actions. */
export function OrderCard({ order, onDetails }: { order: Order; onDetails: () => void }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const write = useMoney();
  const { orderNumber: number, status, date, total, money } = order;
  return (
    <article className={classes.root} aria-label={t('order', { number })}>
      <header className={classes.header}>
        <div>
          <h2 className={classes.title}>
            {t('order', { number })} <StatusBadge status={status} />
          </h2>
          <p className={classes.quiet}>
            <time dateTime={date}>{format.date(new Date(date))}</time> · <PaymentMethod order={order} />
          </p>
        </div>
        <p className={classes.total}>
          <bdi>{write(total, money.currency)}</bdi>
        </p>
      </header>
      <OrderItems order={order} />
      <OrderSums order={order} />
      <RefundNote order={order} />
      <OrderActions order={order} onDetails={onDetails} />
    </article>
  );
}
