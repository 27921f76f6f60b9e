import { cancelOrder, getOrder, listOrders } from '@glossa/contract/orders';
import type { Order } from '@glossa/contract/orders';
import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { toast } from '@/ui/feedback/toast.tsx';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));

/** The actions that an order allows; `onDetails` opens its details. */
export function OrderActions({ order, onDetails }: { order: Order; onDetails?: () => void }) {
  const { t } = useTranslation(['orders', 'subscription']);
  const [isRefundOpen, setRefundOpen] = useState(false);
  const cancel = useEndpointMutation(cancelOrder, {
    invalidates: [listOrders, getOrder],
    onSuccess: () => toast.success(t('cancelled')),
  });
  const { id, orderNumber, status, canCancel, canRefund, items, completedAt } = order;
  const confirmCancel = async () => {
    const isConfirmed = await confirm({
      title: t('cancel_question', { number: orderNumber }),
      message: status === 'pending' ? t('cancel_pending') : t('cancel_completed'),
      action: t('cancel'),
      dismiss: t('keep'),
      danger: true,
    });
    if (isConfirmed) cancel.mutate({ params: { id } });
  };
  return (
    <Group gap="xs" justify="flex-end">
      {status === 'pending' && (
        <Button component={Link} to={`/checkout/pay?order=${id}`} size="sm">
          {t('pay')}
        </Button>
      )}
      {onDetails && (
        <Button variant="default" size="sm" onClick={onDetails}>
          {t('details')}
        </Button>
      )}
      {status === 'completed' && items.some(({ plan }) => plan !== null) && (
        <Button variant="default" size="sm" component={Link} to="/subscription/upgrade">
          {t('subscription:current')}
        </Button>
      )}
      {completedAt !== null && (
        <Button variant="default" size="sm" component={Link} to={`/order-history/invoice?order=${id}`}>
          {t('invoice')}
        </Button>
      )}
      {canCancel && (
        <Button
          variant="subtle"
          color="red"
          size="sm"
          loading={cancel.isPending}
          onClick={() => void confirmCancel()}
        >
          {t('cancel')}
        </Button>
      )}
      {canRefund && (
        <Button variant="subtle" size="sm" onClick={() => setRefundOpen(true)}>
          {t('refund')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isRefundOpen && <RefundDialog order={order} onClose={() => setRefundOpen(false)} />}
      </Suspense>
    </Group>
  );
}
