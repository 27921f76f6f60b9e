import { getAnyOrder, listAllOrders, markOrderPaid } from '@glossa/contract/admin-orders';
import type { AdminOrder } from '@glossa/contract/admin-orders';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { toast } from '@/ui/feedback/toast.tsx';

/** Completes an order that was paid outside the shop. */
export function MarkPaidDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const form = useContractForm(markOrderPaid.body, { reason: '' });
  const markPaid = useEndpointMutation(markOrderPaid, {
    meta: { handlesError: form.takeErrors },
    invalidates: [listAllOrders, getAnyOrder],
    onSuccess: ({ orderNumber: number }) => {
      toast.success(t('admin.mark_paid_done', { number }));
      onClose();
    },
  });
  return (
    <Dialog title={t('admin.mark_paid_title', { number: order.orderNumber })} onClose={onClose} centered>
      <form onSubmit={form.submit((body) => markPaid.mutate({ params: { id: order.id }, body }))} noValidate>
        <Stack gap="md">
          <p>{t('admin.mark_paid_message')}</p>
          <Textarea
            label={t('admin.reason')}
            description={t('admin.mark_paid_reason_hint')}
            autosize
            minRows={2}
            maxLength={1000}
            required
            data-autofocus
            {...form.field('reason')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('refund_form.cancel')}
            </Button>
            <Button type="submit" loading={markPaid.isPending}>
              {t('admin.mark_paid')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
