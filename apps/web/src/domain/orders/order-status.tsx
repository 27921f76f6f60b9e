import type { Order, OrderStatus } from '@glossa/contract/orders';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const colors = { completed: 'green', pending: 'yellow', cancelled: 'gray', refunded: 'ink' } as const;

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return (
    <Badge variant="light" color={colors[status]} c="var(--glossa-ink)">
      {t(`statuses.${status}`)}
    </Badge>
  );
}

/** How an order was paid for or, for an unpaid order, whether it is pending or was canceled. */
export function PaymentMethod({
  order: { paymentMethod: method, status },
}: {
  order: Pick<Order, 'paymentMethod' | 'status'>;
}) {
  const { t } = useTranslation('orders');
  return t(`methods.${method ?? (status === 'pending' ? 'none' : 'never')}`);
}
