import { getOrder } from '@glossa/contract/orders';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PaymentPanel } from '../components/payment-panel.tsx';
import { receiptPath } from '../paths.ts';

/** /checkout/pay: a pending order and its card form. */
export function PayPage() {
  const { t } = useTranslation('checkout');
  const [params] = useSearchParams();
  const id = params.get('order') ?? '';
  const order = useQuery({ ...endpointQuery(getOrder, { params: { id } }), staleTime: 0 });
  usePageTitle(t('pay.title'));
  const { data } = order;
  if (data?.status === 'completed') return <Navigate to={receiptPath(id)} replace />;
  return (
    <PageLayout width="reading">
      <PageHeader
        title={t('pay.title')}
        help={data ? t('pay.help', { number: data.orderNumber }) : undefined}
      />
      {order.error ? (
        <ErrorState message={errorText(order.error)} onRetry={() => void order.refetch()} />
      ) : !data ? (
        <LoadingState>
          <Skeleton height={320} radius={12} />
        </LoadingState>
      ) : data.status === 'pending' ? (
        <PaymentPanel key={id} order={data} />
      ) : (
        <EmptyState
          drawing="shelf"
          title={t('over.title')}
          message={data.status === 'cancelled' ? t('over.cancelled') : undefined}
          action={
            <Button component={Link} to="/order-history">
              {t('over.action')}
            </Button>
          }
        />
      )}
    </PageLayout>
  );
}
