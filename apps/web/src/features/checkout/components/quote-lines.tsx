import { majorOf } from '@glossa/contract/currencies';
import type { OrderQuote } from '@glossa/contract/order-quote';
import { useTranslation } from 'react-i18next';

import { OrderCover } from '@/domain/covers/order-cover.tsx';
import { codeText } from '@/lib/i18n/error-text.ts';
import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './quote-lines.module.css';

type Line = OrderQuote['lines'][number];

/** The items to be bought. */
export function QuoteLines({ quote }: { quote: OrderQuote }) {
  const { t } = useTranslation('checkout');
  return (
    <ul className={classes.root} aria-label={t('lines')}>
      {quote.lines.map((line) => (
        <QuoteLine key={line.product_id ?? line.plan} line={line} currency={quote.currency} />
      ))}
    </ul>
  );
}

function QuoteLine({ line, currency }: { line: Line; currency: OrderQuote['currency'] }) {
  const { t } = useTranslation('checkout');
  const write = useMoney();
  const format = useFormat();
  const money = (amount: number) => write(majorOf({ amount, currency }), currency);
  const { title, author, plan, isFree, base_price: base, price, problem, discount_percentage: off } = line;
  return (
    <li className={classes.line} data-problem={problem !== null || undefined}>
      <span className={classes.cover}>
        <OrderCover line={line} />
      </span>
      <span className={classes.words}>
        <span className={classes.title} lang={line.language ?? undefined}>
          <bdi>{plan ? t('plan', { plan }) : title}</bdi>
        </span>
        {author !== '' && (
          <span className={classes.quiet}>
            <bdi>{author}</bdi>
          </span>
        )}
        {problem !== null && <span className={classes.problem}>{codeText(problem)}</span>}
      </span>
      <span className={classes.price}>
        {isFree ? t('free') : <bdi>{money(price)}</bdi>}
        {off > 0 && !isFree && (
          <span className={classes.quiet}>
            <s>
              <bdi>{money(base)}</bdi>
            </s>{' '}
            {t('discount_badge', { percent: format.percent(off / 100) })}
          </span>
        )}
      </span>
    </li>
  );
}
