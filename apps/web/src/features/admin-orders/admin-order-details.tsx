import { getAnyOrder } from '@glossa/contract/admin-orders';
import type { AdminOrder } from '@glossa/contract/admin-orders';
import { toMajorUnits } from '@glossa/contract/currencies';
import type { Currency } from '@glossa/contract/currencies';
import { Box, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useMoney } from '@/domain/money/use-money.ts';
import { OrderItems } from '@/domain/orders/order-items.tsx';
import { OrderStatusBadge, PaymentMethod } from '@/domain/orders/order-status.tsx';
import { OrderTotals } from '@/domain/orders/order-totals.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { List } from '@/ui/layout/list.tsx';
import { SidePanel } from '@/ui/overlays/dialog.tsx';

const RefundDialog = lazy(async () => ({ default: (await import('./refund-dialog.tsx')).RefundDialog }));
const MarkPaidDialog = lazy(async () => ({
  default: (await import('./mark-paid-dialog.tsx')).MarkPaidDialog,
}));

/** Details of an order, shown beside the table, with the actions available to an admin. */
export function AdminOrderDetails({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const { data, error, refetch } = useQuery({
    ...endpointQuery(getAnyOrder, { params: { id } }),
    staleTime: 0,
  });
  return (
    <SidePanel
      title={data ? t('admin.details', { number: data.orderNumber }) : t('details')}
      onClose={onClose}
      size="lg"
    >
      {data ? (
        <Details order={data} />
      ) : error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </SidePanel>
  );
}

function Details({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const [dialog, setDialog] = useState<'refund' | 'mark-paid'>();
  const { status, date, buyer, money } = order;
  const isRefundable = order.completedAt !== null && money.total > money.refunded && status !== 'pending';
  const close = () => setDialog(undefined);
  return (
    <Stack gap="md">
      <div>
        <OrderStatusBadge status={status} /> {format.dateTime(new Date(date))} ·{' '}
        <PaymentMethod order={order} />
      </div>
      <p style={{ overflowWrap: 'anywhere' }}>
        {buyer.email === '' ? (
          t('admin.deleted_buyer')
        ) : (
          <bdi>{[buyer.name, buyer.email, buyer.country].filter(Boolean).join(' · ')}</bdi>
        )}
      </p>
      <OrderItems order={order} />
      <OrderTotals order={order} />
      <PaymentHistory order={order} />
      <Group gap="xs" justify="flex-end">
        {status === 'pending' && (
          <Button variant="default" onClick={() => setDialog('mark-paid')}>
            {t('admin.mark_paid')}
          </Button>
        )}
        {isRefundable && (
          <Button variant="default" onClick={() => setDialog('refund')}>
            {t('admin.refund')}
          </Button>
        )}
      </Group>
      <Suspense fallback={null}>
        {dialog === 'refund' && <RefundDialog order={order} onClose={close} />}
        {dialog === 'mark-paid' && <MarkPaidDialog order={order} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

/** Payment attempts and refunds of an order. */
function PaymentHistory({ order: { payments, refunds, money } }: { order: AdminOrder }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { currency } = money;
  return (
    <>
      <section>
        <Title order={3} size="sm" mb={4}>
          {t('admin.payments')}
        </Title>
        {payments.length === 0 && (
          <Text size="xs" c="dimmed">
            {t('admin.no_payments')}
          </Text>
        )}
        <List isDivided>
          {payments.map(({ id, attempt, provider, provider_id: providerId, status, amount, date }) => (
            <Transaction
              key={id}
              title={`${t('admin.attempt', { count: attempt })} · ${t(`admin.providers.${provider}`)} · ${t(`admin.payment_status.${status}`)}`}
              date={format.dateTime(new Date(date))}
              note={providerId ?? ''}
              amount={amount}
              currency={currency}
            />
          ))}
        </List>
      </section>
      {refunds.length > 0 && (
        <section>
          <Title order={3} size="sm" mb={4}>
            {t('admin.refunds')}
          </Title>
          <List isDivided>
            {refunds.map(({ id, amount, status, origin, reason, date }) => (
              <Transaction
                key={id}
                title={`${t(`admin.refund_status.${status}`)} · ${t(`admin.origins.${origin}`)}`}
                date={format.dateTime(new Date(date))}
                note={reason}
                amount={-amount}
                currency={currency}
              />
            ))}
          </List>
        </section>
      )}
    </>
  );
}

function Transaction({
  title,
  date,
  note,
  amount,
  currency,
}: {
  title: string;
  date: string;
  /** The provider's ID for a payment, or the reason for a refund; may be empty. */
  note: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
}) {
  const formatMoney = useMoney();
  return (
    <li>
      <Group justify="space-between" align="flex-start" wrap="nowrap" py="xs" fz="sm">
        <Box miw={0} style={{ overflowWrap: 'anywhere' }}>
          {title}
          <Text size="xs" c="dimmed">
            {date}
            {note !== '' && (
              <>
                {' '}
                · <bdi>{note}</bdi>
              </>
            )}
          </Text>
        </Box>
        <Box component="bdi" flex="none">
          {formatMoney(toMajorUnits({ amount, currency }), currency)}
        </Box>
      </Group>
    </li>
  );
}
