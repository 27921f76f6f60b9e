import { getOrder } from '@glossa/contract/orders';
import { Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { OrderItems } from '@/domain/orders/order-items.tsx';
import { OrderStatusBadge, PaymentMethod } from '@/domain/orders/order-status.tsx';
import { OrderTotals } from '@/domain/orders/order-totals.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { OrderActions } from './order-actions.tsx';
import { RefundNote } from './refund-note.tsx';

/** The details of an order in a dialog. */
export function OrderDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { data, error, refetch } = useQuery(endpointQuery(getOrder, { params: { id } }));
  return (
    <Dialog
      title={data ? t('order', { number: data.orderNumber }) : t('details')}
      onClose={onClose}
      size="lg"
      centered
    >
      {error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={240} />
      ) : (
        <Stack gap="md">
          <div>
            <OrderStatusBadge status={data.status} /> {format.dateTime(new Date(data.date))} ·{' '}
            <PaymentMethod order={data} />
          </div>
          <OrderItems order={data} />
          <OrderTotals order={data} />
          <RefundNote order={data} />
          <OrderActions order={data} />
        </Stack>
      )}
    </Dialog>
  );
}
