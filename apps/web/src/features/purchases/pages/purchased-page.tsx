import { listMarketplacePurchases, marketplaceSorts } from '@glossa/contract/marketplace';
import { productKinds } from '@glossa/contract/shop';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { PurchaseTabs } from '@/domain/purchases/purchase-tabs.tsx';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { SlimSelect } from '@/ui/inputs/slim-select.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { KeptShelf } from '../components/kept-shelf.tsx';
import { NothingBought } from '../components/nothing-bought.tsx';
import { PurchasedCard } from '../components/purchased-card.tsx';
import { readView, viewParams } from '../purchased-view.ts';
import classes from './purchased-page.module.css';

const size = 24;
const types = ['all', ...productKinds] as const;

/** /marketplace/purchased: the user's purchases with their progress. */
export function PurchasedPage() {
  const { t } = useTranslation('purchases');
  usePageTitle(t('purchased.title'));
  const { view, change: show } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
  const { type, sort, page } = view;
  const list = useQuery({
    ...endpointQuery(listMarketplacePurchases, {
      query: { page, page_size: size, sort, ...(type && { type }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <PageLayout>
      <PageHeader title={t('purchased.title')} help={t('purchased.help')} />
      <PurchaseTabs />
      <div className={classes.bar}>
        <div className={classes.types}>
          <Segmented
            aria-label={t('filters.type')}
            value={type ?? 'all'}
            onChange={(value) => show({ type: value === 'all' ? undefined : value })}
            data={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </div>
        <SlimSelect
          label={t('filters.sort_by')}
          value={sort}
          onChange={(value) => show({ sort: marketplaceSorts.find((one) => one === value) ?? 'date' })}
          data={marketplaceSorts.map((value) => ({ value, label: t(`purchased.sort.${value}`) }))}
        />
      </div>
      <KeptShelf />
      <PagedList
        list={list}
        page={page}
        pageSize={size}
        skeleton={<LoadingRows height={120} gap={16} />}
        renderEmpty={() =>
          type === undefined ? (
            <NothingBought />
          ) : (
            <NothingFound
              title={t('nothing_found')}
              clear={t('show_all')}
              onClear={() => show({ type: undefined })}
            />
          )
        }
        onPage={(next, options) => show({ page: next }, options)}
      >
        {({ results }) => (
          <ul className={classes.list} aria-label={t('purchased.title')}>
            {results.map((purchase) => (
              <PurchasedCard key={purchase.id} purchase={purchase} />
            ))}
          </ul>
        )}
      </PagedList>
    </PageLayout>
  );
}
