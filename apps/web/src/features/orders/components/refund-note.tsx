import { majorOf } from '@glossa/contract/currencies';
import type { Order } from '@glossa/contract/orders';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './refund-note.module.css';

/** Reason and date of a refund, and whether it is still pending. */
export function RefundNote({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const write = useMoney();
  const { refundReason: reason, refundDate: date, refunds, money } = order;
  const waits = refunds.some(({ status }) => status === 'pending');
  const failed = refunds.findLast(({ status }) => status === 'failed');
  if (!waits && !failed && reason === null && date === null) return null;
  return (
    <div className={classes.root}>
      {reason !== null && <p dir="auto">{t('refund_reason', { reason })}</p>}
      {date !== null && <p>{t('refund_date', { date: format.date(new Date(date)) })}</p>}
      {waits && <p>{t('refund_waits')}</p>}
      {failed && !waits && money.refunded < money.total && (
        <p>
          {t('refund_failed', {
            amount: write(majorOf({ amount: failed.amount, currency: money.currency }), money.currency),
          })}
        </p>
      )}
    </div>
  );
}
