import type { AdminOrder } from '@glossa/contract/admin-orders';
import { majorOf } from '@glossa/contract/currencies';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './order-money.module.css';

/** Payment attempts and refunds of an order. */
export function OrderMoney({ order: { payments, refunds, money } }: { order: AdminOrder }) {
  const { t } = useTranslation('orders');
  const write = useMoney();
  const format = useFormat();
  const { currency } = money;
  const amountOf = (amount: number) => <bdi>{write(majorOf({ amount, currency }), currency)}</bdi>;
  return (
    <>
      <section>
        <h3 className={classes.heading}>{t('admin.payments')}</h3>
        {payments.length === 0 && <p className={classes.quiet}>{t('admin.no_payments')}</p>}
        <ul className={classes.list}>
          {payments.map(({ id, attempt, provider, provider_id: at, status, amount, date }) => (
            <li key={id}>
              <span>
                {t('admin.attempt', { count: attempt })} · {t(`admin.providers.${provider}`)} ·{' '}
                {t(`admin.payment_status.${status}`)}
                <span className={classes.quiet}>
                  {format.dateTime(new Date(date))}
                  {at !== null && (
                    <>
                      {' '}
                      · <bdi>{at}</bdi>
                    </>
                  )}
                </span>
              </span>
              {amountOf(amount)}
            </li>
          ))}
        </ul>
      </section>
      {refunds.length > 0 && (
        <section>
          <h3 className={classes.heading}>{t('admin.refunds')}</h3>
          <ul className={classes.list}>
            {refunds.map(({ id, amount, status, origin, reason, date }) => (
              <li key={id}>
                <span>
                  {t(`admin.refund_status.${status}`)} · {t(`admin.origins.${origin}`)}
                  <span className={classes.quiet}>
                    {format.dateTime(new Date(date))}
                    {reason !== '' && (
                      <>
                        {' '}
                        · <bdi>{reason}</bdi>
                      </>
                    )}
                  </span>
                </span>
                {amountOf(-amount)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
