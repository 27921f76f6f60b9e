import type { Order } from '@glossa/contract/orders';
import { getPaymentConfig } from '@glossa/contract/payments';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { usePayment } from '../hooks/use-payment.ts';
import { donePath } from '../paths.ts';
import { Notice } from './notice.tsx';
import { OrderSum } from './order-sum.tsx';
import classes from './payment-part.module.css';
import { WaitForBank } from './wait-for-bank.tsx';

const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));
const TestCardForm = lazy(async () => ({ default: (await import('./test-card-form.tsx')).TestCardForm }));
const TestAuthentication = lazy(async () => ({
  default: (await import('./test-authentication.tsx')).TestAuthentication,
}));

/** Pays an order: card form, bank authentication, decline reason, and waiting for the result. */
export function PaymentPart({ order }: { order: Order }) {
  const { t } = useTranslation('checkout');
  const { id } = order;
  const config = useQuery(endpointQuery(getPaymentConfig, {}));
  const isConfigured = config.data?.configured ?? false;
  const payment = usePayment(id, isConfigured);
  const { state, clientSecret, error } = payment;
  if (state?.order_status === 'completed') return <Navigate to={donePath(id)} replace />;
  if (config.data && !isConfigured)
    return (
      <Notice tone="warning" title={t('not_configured.title')}>
        {t('not_configured.message')}
      </Notice>
    );
  const failed = error ?? config.error;
  if (failed && !state) return <ErrorState message={errorText(failed)} onRetry={payment.retry} />;
  if (!config.data || !state) return <CardSkeleton />;
  const isDecided = state.status !== 'processing' && state.status !== 'succeeded';
  const isTest = config.data.provider === 'test';
  return (
    <div className={classes.root}>
      <OrderSum order={order} />
      {config.data.test && (
        <Notice tone="warning" title={t('test.badge')}>
          {t('test.note')}
        </Notice>
      )}
      {state.failure !== null && isDecided && !payment.isWaiting && (
        <Notice tone="danger">{t(`failure.${state.failure}`)}</Notice>
      )}
      {!isDecided ? (
        <WaitForBank onLook={payment.look} />
      ) : (
        <Suspense fallback={<CardSkeleton />}>
          {!isTest && clientSecret !== null && config.data.publicKey !== null ? (
            <StripeForm
              order={order}
              publicKey={config.data.publicKey}
              clientSecret={clientSecret}
              waits={payment.isWaiting}
              onPaid={payment.wait}
            />
          ) : state.status === 'requires_action' ? (
            <TestAuthentication orderId={id} onState={payment.take} />
          ) : (
            <TestCardForm order={order} onState={payment.take} />
          )}
        </Suspense>
      )}
      <p className={classes.back}>
        <Link to="/order-history">{t('pay.back')}</Link>
      </p>
    </div>
  );
}

const CardSkeleton = () => (
  <LoadingState>
    <Skeleton height={56} mb={16} radius={8} />
    <Skeleton height={56} mb={16} radius={8} />
    <Skeleton height={44} radius={8} />
  </LoadingState>
);
