import { quoteOrder } from '@glossa/contract/order-quote';
import { getPaymentConfig } from '@glossa/contract/payments';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { codeText, errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useOrder } from '../hooks/use-order.ts';
import type { WantedBody } from '../hooks/use-wanted-body.ts';
import classes from './checkout-form.module.css';
import { CountrySelect } from './country-select.tsx';
import { CouponField } from './coupon-field.tsx';
import { Notice } from './notice.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { Sums } from './sums.tsx';

/** The items and their price, with coupon and country, and the button that continues. */
export function CheckoutForm({ body }: { body: WantedBody }) {
  const { t } = useTranslation('checkout');
  const [coupon, setCoupon] = useState<string | null>(null);
  const [country, setCountry] = useState<string | undefined>();
  const quote = useQuery({
    ...endpointQuery(quoteOrder, { body: { ...body, coupon, ...(country !== undefined && { country }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const config = useQuery(endpointQuery(getPaymentConfig, {}));
  const order = useOrder();
  const { data } = quote;
  if (quote.error && !data)
    return <ErrorState message={errorText(quote.error)} onRetry={() => void quote.refetch()} />;
  if (!data)
    return (
      <LoadingState>
        <Skeleton height={280} radius={12} />
      </LoadingState>
    );
  const isFree = data.total === 0;
  const cannotPay = !isFree && config.data?.configured === false;
  const problem = data.lines.find((line) => line.problem !== null)?.problem ?? data.total_problem;
  const wrong = order.error ? errorText(order.error) : problem ? codeText(problem) : undefined;
  return (
    <form
      className={classes.root}
      aria-busy={quote.isPlaceholderData}
      onSubmit={(event) => {
        event.preventDefault();
        order.mutate({ body, coupon: data.coupon, quote: data }, { onError: () => void quote.refetch() });
      }}
    >
      <div className={classes.what}>
        <QuoteLines quote={data} />
        <div className={classes.choices}>
          <CountrySelect value={data.country} onChange={setCountry} />
          <CouponField
            applied={data.coupon}
            problem={data.coupon_problem}
            busy={quote.isPlaceholderData}
            onApply={setCoupon}
          />
        </div>
      </div>
      <aside className={classes.sums}>
        <Sums quote={data} />
        {wrong && <Notice tone="danger">{wrong}</Notice>}
        {cannotPay && (
          <Notice tone="warning" title={t('not_configured.title')}>
            {t('not_configured.message')}
          </Notice>
        )}
        {config.data?.test && !isFree && <Notice tone="warning">{t('test.note')}</Notice>}
        <Button
          type="submit"
          size="md"
          fullWidth
          loading={order.isPending}
          disabled={problem !== null || cannotPay || quote.isPlaceholderData}
        >
          {isFree ? t('order_free') : t('continue')}
        </Button>
        <p className={classes.note}>
          {t('terms')} <Link to="/terms">{t('terms_link')}</Link>
          {!isFree && <> · {t('refund_note')}</>}
        </p>
      </aside>
    </form>
  );
}
