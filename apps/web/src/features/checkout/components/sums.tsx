import { majorOf } from '@glossa/contract/currencies';
import type { OrderQuote } from '@glossa/contract/order-quote';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './sums.module.css';

/** Subtotal, discount, tax and total of a quote. */
export function Sums({ quote }: { quote: OrderQuote }) {
  const { t } = useTranslation('checkout');
  const write = useMoney();
  const format = useFormat();
  const { currency, subtotal, discount, tax, tax_name: name, tax_included: isIncluded, total } = quote;
  const money = (amount: number) => write(majorOf({ amount, currency }), currency);
  const rate = format.percent(quote.tax_rate / 100, 2);
  return (
    <section aria-label={t('sums.title')}>
      <dl className={classes.root}>
        <dt>{t('sums.subtotal')}</dt>
        <dd>
          <bdi>{money(subtotal)}</bdi>
        </dd>
        {discount > 0 && (
          <>
            <dt>{t('sums.discount')}</dt>
            <dd>
              <bdi>{money(-discount)}</bdi>
            </dd>
          </>
        )}
        {name !== '' && !isIncluded && (
          <>
            <dt>{t('sums.tax', { name, rate })}</dt>
            <dd>
              <bdi>{money(tax)}</bdi>
            </dd>
          </>
        )}
        <dt className={classes.total}>{t('sums.total')}</dt>
        <dd className={classes.total} aria-live="polite">
          <bdi>{money(total)}</bdi>
        </dd>
      </dl>
      {name !== '' && isIncluded && tax > 0 && (
        <p className={classes.note}>{t('sums.tax_included', { name, rate, amount: money(tax) })}</p>
      )}
    </section>
  );
}
