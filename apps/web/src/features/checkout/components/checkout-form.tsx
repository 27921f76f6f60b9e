import { quoteOrder } from '@glossa/contract/order-quote';
import { getPaymentConfig } from '@glossa/contract/payments';
import { Button, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { countries } from '@/lib/i18n/countries.ts';
import { errorCodeText, errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { WithAside } from '@/ui/layout/with-aside.tsx';
import { usePlaceOrder } from '../hooks/use-place-order.ts';
import type { OrderBody } from '../hooks/use-order-body.ts';
import { CouponField } from './coupon-field.tsx';
import { Notice } from './notice.tsx';
import { QuoteLines, QuoteTotals } from './quote-summary.tsx';
import { VerifyEmailNotice } from './verify-email-notice.tsx';

/** The items and their price, the coupon and country fields, and the button that continues to payment. */
export function CheckoutForm({ body }: { body: OrderBody }) {
  const { t } = useTranslation('checkout');
  const [coupon, setCoupon] = useState<string | null>(null);
  const [country, setCountry] = useState<string | undefined>();
  const quote = useQuery({
    ...endpointQuery(quoteOrder, { body: { ...body, coupon, ...(country !== undefined && { country }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const config = useQuery(endpointQuery(getPaymentConfig, {}));
  const order = usePlaceOrder();
  const { email_verified: isEmailVerified } = useUser();
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
  const isUnpayable = !isFree && config.data?.configured === false;
  const problem = data.lines.find((line) => line.problem !== null)?.problem ?? data.total_problem;
  const isUnverified = order.error?.code === 'email_not_verified';
  const message =
    order.error && !isUnverified ? errorText(order.error) : problem ? errorCodeText(problem) : undefined;
  return (
    <form
      aria-busy={quote.isPlaceholderData}
      onSubmit={(event) => {
        event.preventDefault();
        order.mutate({ body, coupon: data.coupon, quote: data }, { onError: () => void quote.refetch() });
      }}
    >
      <WithAside
        width={340}
        isSticky
        aside={
          <Card component="aside" p={20}>
            <Stack gap="md">
              <QuoteTotals quote={data} />
              {message && <Notice tone="danger">{message}</Notice>}
              {!isFree && (isUnverified || !isEmailVerified) && (
                <VerifyEmailNotice isRefused={isUnverified} />
              )}
              {isUnpayable && (
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
                disabled={problem !== null || isUnpayable || quote.isPlaceholderData}
              >
                {isFree ? t('order_free') : t('continue')}
              </Button>
              <Text size="sm" c="dimmed">
                {t('terms')} <Link to="/terms">{t('terms_link')}</Link>
                {!isFree && <> · {t('refund_note')}</>}
              </Text>
            </Stack>
          </Card>
        }
      >
        <Stack gap="md">
          <QuoteLines quote={data} />
          <AutoGrid minColumn={240} isStretched>
            <CountrySelect value={data.country} onChange={setCountry} />
            <CouponField
              applied={data.coupon}
              problem={data.coupon_problem}
              isBusy={quote.isPlaceholderData}
              onApply={setCoupon}
            />
          </AutoGrid>
        </Stack>
      </WithAside>
    </form>
  );
}

/** The buyer's country. Stored by its English name, as in accounts, and shown in the interface language. */
function CountrySelect({ value, onChange }: { value: string; onChange: (country: string) => void }) {
  const { t, i18n } = useTranslation('checkout');
  const regionNames = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const isListed = value === '' || countries.some(([, name]) => name === value);
  return (
    <NativeSelect
      label={t('country.label')}
      description={t('country.hint')}
      inputWrapperOrder={['label', 'input', 'description']}
      autoComplete="country-name"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('country.none') },
        ...(isListed ? [] : [{ value, label: value }]),
        ...countries.map(([region, name]) => ({ value: name, label: regionNames.of(region) ?? name })),
      ]}
    />
  );
}
