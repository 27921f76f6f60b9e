import { toMajorUnits } from '@glossa/contract/currencies';
import type { Order } from '@glossa/contract/orders';
import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';

/** Reason and date of a refund, and whether it is pending or has failed. */
export function RefundNote({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const formatMoney = useMoney();
  const { refundReason: reason, refundDate: date, refunds, money } = order;
  const isPending = refunds.some(({ status }) => status === 'pending');
  const failed = refunds.findLast(({ status }) => status === 'failed');
  if (!isPending && !failed && reason === null && date === null) return null;
  return (
    <Box px={14} py={10} fz="sm" bg="var(--glossa-sunken)" bdrs="md" style={{ overflowWrap: 'anywhere' }}>
      {reason !== null && <p dir="auto">{t('refund_reason', { reason })}</p>}
      {date !== null && <p>{t('refund_date', { date: format.date(new Date(date)) })}</p>}
      {isPending && <p>{t('refund_waits')}</p>}
      {failed && !isPending && money.refunded < money.total && (
        <p>
          {t('refund_failed', {
            amount: formatMoney(
              toMajorUnits({ amount: failed.amount, currency: money.currency }),
              money.currency,
            ),
          })}
        </p>
      )}
    </Box>
  );
}
