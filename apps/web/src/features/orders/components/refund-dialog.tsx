import { majorOf } from '@glossa/contract/currencies';
import { getOrder, listOrders, refundOrder } from '@glossa/contract/orders';
import type { Order } from '@glossa/contract/orders';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { useMoney } from '@/domain/money/use-money.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { toast } from '@/ui/feedback/toast.tsx';

/** Asks for the reason of a refund, and requests it. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const formatMoney = useMoney();
  const form = useContractForm(refundOrder.body, { reason: '' });
  const refund = useEndpointMutation(refundOrder, {
    meta: { handlesError: form.takeErrors },
    invalidates: [listOrders, getOrder],
    onSuccess: () => {
      toast.success(t('refund_form.done'));
      onClose();
    },
  });
  const { currency, total, refunded } = order.money;
  const amount = formatMoney(majorOf({ amount: total - refunded, currency }), currency);
  return (
    <Dialog title={t('refund_form.title')} onClose={onClose} centered>
      <form onSubmit={form.submit((body) => refund.mutate({ params: { id: order.id }, body }))} noValidate>
        <Stack gap="md">
          <p>{t('refund_form.message', { amount })}</p>
          <Textarea
            label={t('refund_form.reason')}
            placeholder={t('refund_form.placeholder')}
            autosize
            minRows={3}
            maxLength={1000}
            required
            data-autofocus
            {...form.field('reason')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('refund_form.cancel')}
            </Button>
            <Button type="submit" loading={refund.isPending}>
              {t('refund_form.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
