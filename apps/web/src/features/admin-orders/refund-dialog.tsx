import { getAnyOrder, listAllOrders, refundAnyOrder } from '@glossa/contract/admin-orders';
import type { AdminOrder } from '@glossa/contract/admin-orders';
import { toMajorUnits, toMinorUnits } from '@glossa/contract/currencies';
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useContractForm } from '@/lib/forms/use-contract-form.ts';
import { useMoney } from '@/domain/money/use-money.ts';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { toast } from '@/ui/feedback/toast.tsx';

/** Refunds an order in full or in part. */
export function RefundDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const formatMoney = useMoney();
  const { currency, total, refunded } = order.money;
  const remaining = toMajorUnits({ amount: total - refunded, currency });
  const limit = formatMoney(remaining, currency);
  const [amount, setAmount] = useState(String(remaining));
  const [isInvalid, setInvalid] = useState(false);
  const form = useContractForm(refundAnyOrder.body, { reason: '' });
  const refund = useEndpointMutation(refundAnyOrder, {
    meta: { handlesError: form.showFieldErrors },
    invalidates: [listAllOrders, getAnyOrder],
    onSuccess: () => {
      toast.success(
        t('admin.refund_done', { amount: formatMoney(Number(amount.replace(',', '.')), currency) }),
      );
      onClose();
    },
  });
  const send = (reason: string) => {
    const major = Number(amount.replace(',', '.'));
    if (!(major > 0 && major <= remaining)) return setInvalid(true);
    return refund.mutate({
      params: { id: order.id },
      body: { reason, amount: toMinorUnits(major, currency) },
    });
  };
  return (
    <Dialog title={t('admin.refund_title', { number: order.orderNumber })} onClose={onClose} centered>
      <form onSubmit={form.submit(({ reason }) => send(reason))} noValidate>
        <Stack gap="md">
          <TextInput
            label={`${t('admin.amount')} (${currency})`}
            description={t('admin.amount_hint', { amount: limit })}
            value={amount}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            required
            error={isInvalid && t('admin.amount_wrong', { amount: limit })}
            onChange={({ currentTarget }) => {
              setAmount(currentTarget.value);
              setInvalid(false);
            }}
          />
          <Textarea
            label={t('admin.reason')}
            description={t('admin.reason_hint')}
            autosize
            minRows={2}
            maxLength={1000}
            required
            {...form.field('reason')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('refund_form.cancel')}
            </Button>
            <Button type="submit" color="red" loading={refund.isPending}>
              {t('admin.refund')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
