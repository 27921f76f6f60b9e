import { getAnyOrder, listAllOrders, markOrderPaid } from '@glossa/contract/admin-orders';
import type { AdminOrder } from '@glossa/contract/admin-orders';
import { useTranslation } from 'react-i18next';

import { ReasonDialog } from '@/domain/orders/reason-dialog.tsx';
import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Completes an order that was paid outside the shop. */
export function MarkPaidDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const form = useContractForm(markOrderPaid.body, { reason: '' });
  const markPaid = useEndpointMutation(markOrderPaid, {
    meta: { handlesError: form.showFieldErrors },
    invalidates: [listAllOrders, getAnyOrder],
    onSuccess: ({ orderNumber }) => {
      toast.success(t('admin.mark_paid_done', { number: orderNumber }));
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('admin.mark_paid_title', { number: order.orderNumber })}
      message={t('admin.mark_paid_message')}
      field={{
        label: t('admin.reason'),
        description: t('admin.mark_paid_reason_hint'),
        ...form.field('reason'),
      }}
      cancel={t('refund_form.cancel')}
      confirm={t('admin.mark_paid')}
      isPending={markPaid.isPending}
      onSubmit={form.submit((body) => markPaid.mutate({ params: { id: order.id }, body }))}
      onClose={onClose}
    />
  );
}
