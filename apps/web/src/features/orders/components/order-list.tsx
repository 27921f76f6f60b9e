import { listOrders } from '@glossa/contract/orders';
import type { Order } from '@glossa/contract/orders';
import { Button, Skeleton } from '@mantine/core';
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
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { filterCount } from '../orders-view.ts';
import type { ChangeView, OrdersView } from '../orders-view.ts';
import { OrderActions } from './order-actions.tsx';
import classes from './order-list.module.css';
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
          <ul className={classes.list}>
            {results.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} onDetails={() => onChange({ page, order: order.id })} />
              </li>
            ))}
          </ul>
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
  const { orderNumber: number, status, date, total, money } = order;
  return (
    <article className={classes.card} aria-label={t('order', { number })}>
      <header className={classes.header}>
        <div>
          <h2 className={classes.title}>
            {t('order', { number })} <OrderStatusBadge status={status} />
          </h2>
          <p className={classes.muted}>
            <time dateTime={date}>{format.date(new Date(date))}</time> · <PaymentMethod order={order} />
          </p>
        </div>
        <p className={classes.total}>
          <bdi>{formatMoney(total, money.currency)}</bdi>
        </p>
      </header>
      <OrderItems order={order} />
      <OrderTotals order={order} />
      <RefundNote order={order} />
      <OrderActions order={order} onDetails={onDetails} />
    </article>
  );
}
