import { getOrder } from '@glossa/contract/orders';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';

import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageLayout } from '@/ui/layout/page-layout.tsx';
import { OrderSummary } from '../components/order-summary.tsx';
import { payPath } from '../paths.ts';

/** /checkout/done: the receipt of an order, once the server has completed it. */
export function ReceiptPage() {
  const { t } = useTranslation('checkout');
  const [params] = useSearchParams();
  const purchases = isLearner(useUser()) ? '/my-purchases' : '/marketplace/purchased';
  const id = params.get('order') ?? '';
  const order = useQuery({ ...endpointQuery(getOrder, { params: { id } }), staleTime: 0 });
  const { data } = order;
  usePageTitle(t('done.title'));
  // While refetching, ignore a pending status that was cached before the payment.
  if (data?.status === 'pending' && !order.isFetching) return <Navigate to={payPath(id)} replace />;
  if (order.error)
    return (
      <PageLayout width="reading">
        <ErrorState message={errorText(order.error)} onRetry={() => void order.refetch()} />
      </PageLayout>
    );
  if (!data || data.status === 'pending')
    return (
      <PageLayout width="reading">
        <LoadingState>
          <Skeleton height={320} radius={12} />
        </LoadingState>
      </PageLayout>
    );
  const isPlan = data.items.some(({ plan }) => plan !== null);
  return (
    <PageLayout width="reading">
      <Stack align="center" gap={4} mt="md" mb="lg" ta="center">
        <IconCircleCheck size={56} stroke={1.4} color="var(--glossa-success)" aria-hidden="true" />
        <Title order={1} fw={700} ff="var(--glossa-font-reading)">
          {t('done.title')}
        </Title>
        <Text c="dimmed" role="status">
          {t('done.message', { number: data.orderNumber })} {isPlan && t('done.plan')}
        </Text>
      </Stack>
      <OrderSummary order={data} />
      <Group justify="center" mt="xl">
        {isPlan ? (
          <Button component={Link} to="/settings">
            {t('done.languages')}
          </Button>
        ) : (
          <Button variant="default" component={Link} to={purchases}>
            {t('done.open')}
          </Button>
        )}
        <Button variant="default" component={Link} to={`/order-history?order=${id}`}>
          {t('done.orders')}
        </Button>
        <Button variant="default" component={Link} to={`/order-history/invoice?order=${id}`}>
          {t('done.invoice')}
        </Button>
        <Button variant="subtle" component={Link} to="/shop">
          {t('done.more')}
        </Button>
      </Group>
    </PageLayout>
  );
}
