import { toMajorUnits } from '@glossa/contract/currencies';
import { getOrder, listOrders, refundOrder } from '@glossa/contract/orders';
import type { Order } from '@glossa/contract/orders';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { ReasonDialog } from '@/domain/orders/reason-dialog.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Asks for a reason and requests the refund. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const formatMoney = useMoney();
  const form = useContractForm(refundOrder.body, { reason: '' });
  const refund = useEndpointMutation(refundOrder, {
    meta: { handlesError: form.showFieldErrors },
    invalidates: [listOrders, getOrder],
    onSuccess: () => {
      toast.success(t('refund_form.done'));
      onClose();
    },
  });
  const { currency, total, refunded } = order.money;
  const amount = formatMoney(toMajorUnits({ amount: total - refunded, currency }), currency);
  return (
    <ReasonDialog
      title={t('refund_form.title')}
      message={t('refund_form.message', { amount })}
      field={{
        label: t('refund_form.reason'),
        placeholder: t('refund_form.placeholder'),
        ...form.field('reason'),
      }}
      cancel={t('refund_form.cancel')}
      confirm={t('refund_form.submit')}
      isPending={refund.isPending}
      onSubmit={form.submit((body) => refund.mutate({ params: { id: order.id }, body }))}
      onClose={onClose}
    />
  );
}
