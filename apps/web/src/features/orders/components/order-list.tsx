import { listOrders } from '@glossa/contract/orders';
import type { Order } from '@glossa/contract/orders';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useMoney } from '@/domain/money/use-money.ts';
import { OrderItems } from '@/domain/orders/order-items.tsx';
import { OrderStatusBadge, PaymentMethod } from '@/domain/orders/order-status.tsx';
import { OrderTotals } from '@/domain/orders/order-totals.tsx';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { ListCount } from '@/ui/data/list-count.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { filterCount } from '../orders-view.ts';
import type { ChangeView, OrdersView } from '../orders-view.ts';
import { OrderActions } from './order-actions.tsx';
import { RefundNote } from './refund-note.tsx';

const pageSize = 12;

/** The orders that match the filters, as cards. */
export function OrderList({ view, onChange }: { view: OrdersView; onChange: ChangeView }) {
  const { t } = useTranslation('orders');
  const { search, status, type, sort, page } = view;
  const list = useQuery({
    ...endpointQuery(listOrders, {
      query: {
        page,
        page_size: pageSize,
        sort,
        ...(search && { search }),
        ...(status && { status }),
        ...(type && { type }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isFiltered = search !== '' || filterCount(view) > 0;
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={pageSize}
      skeleton={<OrdersSkeleton />}
      renderEmpty={() =>
        isFiltered ? (
          <NothingFound
            title={t('empty.title')}
            message={t('empty.message')}
            clear={t('empty.clear')}
            onClear={() => onChange({ search: '', status: undefined, type: undefined })}
          />
        ) : (
          <EmptyState
            drawing="shelf"
            title={t('empty.title')}
            message={t('empty.none')}
            action={
              <Button component={Link} to="/shop">
                {t('empty.shop')}
              </Button>
            }
          />
        )
      }
      onPage={(next, options) => onChange({ page: next }, options)}
    >
      {({ count, results }) => (
        <>
          <ListCount>{t('count', { count })}</ListCount>
          <List gap="md">
            {results.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} onDetails={() => onChange({ page, order: order.id })} />
              </li>
            ))}
          </List>
        </>
      )}
    </PagedList>
  );
}

/** Placeholder cards for the first load. */
function OrdersSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <LoadingState>
      <ListCount>{t('loading')}</ListCount>
      {Array.from({ length: 3 }, (_, row) => (
        <Skeleton key={row} height={220} mb={16} radius={12} />
      ))}
    </LoadingState>
  );
}

/** An order with its items, total and actions. */
function OrderCard({ order, onDetails }: { order: Order; onDetails: () => void }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const formatMoney = useMoney();
  const { orderNumber, status, date, total, money } = order;
  return (
    <Card component="article" p={20} aria-label={t('order', { number: orderNumber })}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="8px 16px">
          <div>
            <Group gap="xs">
              <Title order={2} size="md">
                {t('order', { number: orderNumber })}
              </Title>
              <OrderStatusBadge status={status} />
            </Group>
            <Text size="sm" c="dimmed" mt={2}>
              <time dateTime={date}>{format.date(new Date(date))}</time> · <PaymentMethod order={order} />
            </Text>
          </div>
          <Text size="lg" fw={600}>
            <bdi>{formatMoney(total, money.currency)}</bdi>
          </Text>
        </Group>
        <OrderItems order={order} />
        <OrderTotals order={order} />
        <RefundNote order={order} />
        <OrderActions order={order} onDetails={onDetails} />
      </Stack>
    </Card>
  );
}
