import { listOrders } from '@glossa/contract/orders';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { filterCount } from '../orders-view.ts';
import type { ChangeView, OrdersView } from '../orders-view.ts';
import { OrderCard } from './order-card.tsx';
import classes from './order-results.module.css';

const pageSize = 12;

/** The matching orders as cards. */
export function OrderResults({ view, onChange }: { view: OrdersView; onChange: ChangeView }) {
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
  const isNarrowed = search !== '' || filterCount(view) > 0;
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={pageSize}
      skeleton={<OrdersSkeleton />}
      renderEmpty={() =>
        isNarrowed ? (
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
