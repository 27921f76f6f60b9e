import { majorOf } from '@glossa/contract/currencies';
import type { OrderQuote } from '@glossa/contract/order-quote';
import { useTranslation } from 'react-i18next';

import { OrderCover } from '@/domain/covers/order-cover.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './quote-summary.module.css';

type Line = OrderQuote['lines'][number];

/** The items to be bought. */
export function QuoteLines({ quote }: { quote: OrderQuote }) {
  const { t } = useTranslation('checkout');
  return (
    <ul className={classes.lines} aria-label={t('lines')}>
      {quote.lines.map((line) => (
        <QuoteLine key={line.product_id ?? line.plan} line={line} currency={quote.currency} />
      ))}
    </ul>
  );
}

function QuoteLine({ line, currency }: { line: Line; currency: OrderQuote['currency'] }) {
  const { t } = useTranslation('checkout');
  const formatMoney = useMoney();
  const format = useFormat();
  const money = (amount: number) => formatMoney(majorOf({ amount, currency }), currency);
  const {
    title,
    author,
    plan,
    isFree,
    base_price: base,
    price,
    problem,
    discount_percentage: discount,
  } = line;
  return (
    <li className={classes.line} data-problem={problem !== null || undefined}>
      <span className={classes.cover}>
        <OrderCover line={line} />
      </span>
      <span className={classes.text}>
        <span className={classes.title} lang={line.language ?? undefined}>
          <bdi>{plan ? t('plan', { plan }) : title}</bdi>
        </span>
        {author !== '' && (
          <span className={classes.muted}>
            <bdi>{author}</bdi>
          </span>
        )}
        {problem !== null && <span className={classes.problem}>{errorCodeText(problem)}</span>}
      </span>
      <span className={classes.price}>
        {isFree ? t('free') : <bdi>{money(price)}</bdi>}
        {discount > 0 && !isFree && (
          <span className={classes.muted}>
            <s>
              <bdi>{money(base)}</bdi>
            </s>{' '}
            {t('discount_badge', { percent: format.percent(discount / 100) })}
          </span>
        )}
      </span>
    </li>
  );
}

/** Subtotal, discount, tax and total of a quote. */
export function QuoteTotals({ quote }: { quote: OrderQuote }) {
  const { t } = useTranslation('checkout');
  const formatMoney = useMoney();
  const format = useFormat();
  const { currency, subtotal, discount, tax, tax_name: name, tax_included: isIncluded, total } = quote;
  const money = (amount: number) => formatMoney(majorOf({ amount, currency }), currency);
  const rate = format.percent(quote.tax_rate / 100, 2);
  return (
    <section aria-label={t('sums.title')}>
      <dl className={classes.totals}>
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
