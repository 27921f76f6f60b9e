import { majorOf } from '@glossa/contract/currencies';
import type { Order } from '@glossa/contract/orders';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './order-totals.module.css';

/** The sums of an order: subtotal, any discount, tax, total and refunds. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const formatMoney = useMoney();
  const format = useFormat();
  const { subtotal, discount, tax, total, coupon, money, taxName: name, taxRate, taxIncluded } = order;
  const amount = (value: number) => <bdi>{formatMoney(value, money.currency)}</bdi>;
  const rate = format.percent(taxRate / 100, 2);
  return (
    <dl className={classes.root}>
      <dt>{t('subtotal')}</dt>
      <dd>{amount(subtotal)}</dd>
      {discount > 0 && (
        <>
          <dt>{coupon === '' ? t('discount') : t('discount_coupon', { code: coupon })}</dt>
          <dd>{amount(-discount)}</dd>
        </>
      )}
      <dt>
        {name === '' ? t('tax') : t('tax_named', { name, rate })}
        {name !== '' && taxIncluded && ` (${t('tax_included')})`}
      </dt>
      <dd>{amount(tax)}</dd>
      <dt className={classes.total}>{t('total')}</dt>
      <dd className={classes.total}>{amount(total)}</dd>
      {money.refunded > 0 && (
        <>
          <dt>{t('refunded_amount')}</dt>
          <dd>{amount(-majorOf({ amount: money.refunded, currency: money.currency }))}</dd>
        </>
      )}
    </dl>
  );
}
