import type { Order } from '@glossa/contract/orders';
import { getPaymentConfig } from '@glossa/contract/payments';
import { Button, Loader, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import { receiptPath } from '../paths.ts';
import { CenteredCard } from './centered-card.tsx';
import { Notice } from './notice.tsx';
import { OrderSummary } from './order-summary.tsx';

const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));
const TestCardForm = lazy(async () => ({ default: (await import('./test-payment.tsx')).TestCardForm }));
const TestAuthentication = lazy(async () => ({
  default: (await import('./test-payment.tsx')).TestAuthentication,
}));

/**
 * Handles the payment of an order: card form, bank authentication, waiting for the result, and the reason for a
 * decline.
 */
export function PaymentPanel({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { id } = order;
  const config = useQuery(endpointQuery(getPaymentConfig, {}));
  const isConfigured = config.data?.configured ?? false;
  const payment = usePayment(id, isConfigured);
  const { state, clientSecret, error } = payment;
  if (state?.order_status === 'completed') return <Navigate to={receiptPath(id)} replace />;
  if (config.data && !isConfigured)
    return (
      <Notice tone="warning" title={t('not_configured.title')}>
        {t('not_configured.message')}
      </Notice>
    );
  const loadError = error ?? config.error;
  if (loadError && !state) return <ErrorState message={errorText(loadError)} onRetry={payment.retry} />;
  if (!config.data || !state) return <CardSkeleton />;
  const isPending = state.status === 'processing' || state.status === 'succeeded';
  const isTest = config.data.provider === 'test';
  return (
    <Stack gap={20}>
      <OrderSummary order={order} />
      {config.data.test && (
        <Notice tone="warning" title={t('test.badge')}>
          {t('test.note')}
        </Notice>
      )}
      {state.failure !== null && !isPending && !payment.isChecking && (
        <Notice tone="danger">{t(`failure.${state.failure}`)}</Notice>
      )}
      {isPending ? (
        <PaymentPending onCheck={payment.check} />
      ) : (
        <Suspense fallback={<CardSkeleton />}>
          {!isTest && clientSecret !== null && config.data.publicKey !== null ? (
            <StripeForm
              order={order}
              publicKey={config.data.publicKey}
              clientSecret={clientSecret}
              isChecking={payment.isChecking}
              onConfirmed={payment.startChecking}
            />
          ) : state.status === 'requires_action' ? (
            <TestAuthentication orderId={id} onState={payment.setState} />
          ) : (
            <TestCardForm order={order} onState={payment.setState} />
          )}
        </Suspense>
      )}
      <Text size="sm">
        <Link to="/order-history">{t('pay.back')}</Link>
      </Text>
    </Stack>
  );
}

const CardSkeleton = () => (
  <LoadingState>
    <Skeleton height={56} mb={16} radius={8} />
    <Skeleton height={56} mb={16} radius={8} />
    <Skeleton height={44} radius={8} />
  </LoadingState>
);

/** Milliseconds after which a notice says that the payment is taking a while. */
const slowNoticeDelay = 20_000;

/** Replaces the card form until the bank has decided. */
function PaymentPending({ onCheck }: { onCheck: () => void }) {
  const { t } = useTranslation('checkout');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowNoticeDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <CenteredCard role="status">
      <Loader aria-hidden="true" />
      <Title order={2}>{t('waiting.title')}</Title>
      <Text c="dimmed" maw="46ch">
        {isSlow ? t('waiting.long') : t('waiting.message')}
      </Text>
      {isSlow && (
        <Button variant="default" onClick={onCheck}>
          {t('waiting.again')}
        </Button>
      )}
    </CenteredCard>
  );
}
