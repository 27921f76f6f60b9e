import { getAnyOrder } from '@glossa/contract/admin-orders';
import type { AdminOrder } from '@glossa/contract/admin-orders';
import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { OrderItems } from '@/domain/orders/order-items.tsx';
import { OrderSums } from '@/domain/orders/order-sums.tsx';
import { PaymentMethod } from '@/domain/orders/payment-method.tsx';
import { StatusBadge } from '@/domain/orders/status-badge.tsx';
import { SidePanel } from '@/ui/overlays/dialog.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { OrderMoney } from './order-money.tsx';

const RefundForm = lazy(async () => ({ default: (await import('./refund-form.tsx')).RefundForm }));
const MarkPaidForm = lazy(async () => ({ default: (await import('./mark-paid-form.tsx')).MarkPaidForm }));

/** Details of an order beside the table, with the actions available to an admin. */
export function AdminOrderDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getAnyOrder, { params: { id } }),
    staleTime: 0,
  });
  return (
    <SidePanel
      title={data ? t('admin.details', { number: data.orderNumber }) : t('details')}
      onClose={onClose}
      size="lg"
    >
      {data ? (
        <Details order={data} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </SidePanel>
  );
}

function Details({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const [acting, setActing] = useState<'refund' | 'paid'>();
  const { status, date, buyer, money } = order;
  const isPaid = order.completedAt !== null && money.total > money.refunded && status !== 'pending';
  const close = () => setActing(undefined);
  return (
    <Stack gap="md">
      <div>
        <StatusBadge status={status} /> {format.dateTime(new Date(date))} · <PaymentMethod order={order} />
      </div>
      <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
        {buyer.email === '' ? (
          t('admin.deleted_buyer')
        ) : (
          <bdi>{[buyer.name, buyer.email, buyer.country].filter(Boolean).join(' · ')}</bdi>
        )}
      </p>
      <OrderItems order={order} />
      <OrderSums order={order} />
      <OrderMoney order={order} />
      <Group gap="xs" justify="flex-end">
        {status === 'pending' && (
          <Button variant="default" onClick={() => setActing('paid')}>
            {t('admin.mark_paid')}
          </Button>
        )}
        {isPaid && (
          <Button variant="default" onClick={() => setActing('refund')}>
            {t('admin.refund')}
          </Button>
        )}
      </Group>
      <Suspense fallback={null}>
        {acting === 'refund' && <RefundForm order={order} onClose={close} />}
        {acting === 'paid' && <MarkPaidForm order={order} onClose={close} />}
      </Suspense>
    </Stack>
  );
}
