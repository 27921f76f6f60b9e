import { toMajorUnits } from '@glossa/contract/currencies';
import type { OrderQuote } from '@glossa/contract/order-quote';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { OrderLine } from '@/domain/orders/order-line.tsx';
import { Totals } from '@/domain/orders/totals.tsx';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';

type Line = OrderQuote['lines'][number];

/** The items to buy, with their prices. */
export function QuoteLines({ quote }: { quote: OrderQuote }) {
  const { t } = useTranslation('checkout');
  return (
    <Card p={0}>
      <List isDivided aria-label={t('lines')}>
        {quote.lines.map((line) => (
          <QuoteLine key={line.product_id ?? line.plan} line={line} currency={quote.currency} />
        ))}
      </List>
    </Card>
  );
}

function QuoteLine({ line, currency }: { line: Line; currency: OrderQuote['currency'] }) {
  const { t } = useTranslation('checkout');
  const formatMoney = useMoney();
  const format = useFormat();
  const amountText = (amount: number) => formatMoney(toMajorUnits({ amount, currency }), currency);
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
  const unavailable = problem === null ? {} : { c: 'dimmed', td: 'line-through' };
  return (
    <OrderLine
      item={line}
      coverWidth={48}
      px="md"
      py="sm"
      price={
        <Text component="div" fw={600} ta="end" {...unavailable}>
          {isFree ? t('free') : <bdi>{amountText(price)}</bdi>}
          {discount > 0 && !isFree && (
            <Text size="sm" c="dimmed">
              <s>
                <bdi>{amountText(base)}</bdi>
              </s>{' '}
              {t('discount_badge', { percent: format.percent(discount / 100) })}
            </Text>
          )}
        </Text>
      }
    >
      <Text fw={600} lang={line.language ?? undefined} {...unavailable}>
        <bdi>{plan ? t('plan', { plan }) : title}</bdi>
      </Text>
      {author !== '' && (
        <Text size="sm" c="dimmed">
          <bdi>{author}</bdi>
        </Text>
      )}
      {problem !== null && (
        <Text size="sm" c="var(--glossa-danger)">
          {errorCodeText(problem)}
        </Text>
      )}
    </OrderLine>
  );
}

/** Subtotal, discount, tax and total of a quote. */
export function QuoteTotals({ quote }: { quote: OrderQuote }) {
  const { t } = useTranslation('checkout');
  const formatMoney = useMoney();
  const format = useFormat();
  const { currency, subtotal, discount, tax, tax_name: name, tax_included: isTaxIncluded, total } = quote;
  const amountText = (amount: number) => formatMoney(toMajorUnits({ amount, currency }), currency);
  const rate = format.percent(quote.tax_rate / 100, 2);
  return (
    <section aria-label={t('sums.title')}>
      <Totals
        isLarge
        isLive
        amounts={[
          { name: t('sums.subtotal'), amount: amountText(subtotal) },
          ...(discount > 0 ? [{ name: t('sums.discount'), amount: amountText(-discount) }] : []),
          ...(name !== '' && !isTaxIncluded
            ? [{ name: t('sums.tax', { name, rate }), amount: amountText(tax) }]
            : []),
          { name: t('sums.total'), amount: amountText(total), isTotal: true },
        ]}
      />
      {name !== '' && isTaxIncluded && tax > 0 && (
        <Text size="sm" c="dimmed" ta="end" mt={4}>
          {t('sums.tax_included', { name, rate, amount: amountText(tax) })}
        </Text>
      )}
    </section>
  );
}
