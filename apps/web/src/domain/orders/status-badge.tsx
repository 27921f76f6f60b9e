import type { OrderStatus } from '@glossa/contract/orders';
import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const colors = { completed: 'green', pending: 'yellow', cancelled: 'gray', refunded: 'ink' } as const;

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return (
    <Badge variant="light" color={colors[status]} c="var(--glossa-ink)">
      {t(`statuses.${status}`)}
    </Badge>
  );
}
