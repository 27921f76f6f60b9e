import { listMarketplacePurchases, marketplaceSorts } from '@glossa/contract/marketplace';
import { productKinds } from '@glossa/contract/shop';
import { Box, Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { PurchaseTabs } from '@/domain/purchases/purchase-tabs.tsx';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { toUrlParams, readUrlParams } from '@/domain/search/url-params.ts';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { MarketplacePurchaseCard } from '../components/marketplace-purchase-card.tsx';
import { NoPurchases } from '../components/no-purchases.tsx';
import { OfflineCopies } from '../components/offline-copies.tsx';

/** Filter, sort and page of the purchase list, stored in the URL. */
interface MarketplaceView {
  type: (typeof productKinds)[number] | undefined;
  sort: (typeof marketplaceSorts)[number];
  page: number;
}

/** Reads the view from a URL; invalid values are ignored. */
function readView(params: URLSearchParams): MarketplaceView {
  const { among, page } = readUrlParams(params);
  return { type: among('type', productKinds), sort: among('sort', marketplaceSorts) ?? 'date', page: page() };
}

/** Returns a view's query parameters. The first page of the unfiltered list has none. */
const viewParams = ({ type, sort, page }: MarketplaceView): URLSearchParams =>
  toUrlParams({
    type,
    sort: sort === 'date' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  });

const pageSize = 24;
const types = ['all', ...productKinds] as const;

/** /marketplace/purchased: the user's purchases with their progress. */
export function MarketplacePurchasesPage() {
  const { t } = useTranslation('purchases');
  usePageTitle(t('purchased.title'));
  const { view, change } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
  const { type, sort, page } = view;
  const list = useQuery({
    ...endpointQuery(listMarketplacePurchases, {
      query: { page, page_size: pageSize, sort, ...(type && { type }) },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <PageLayout>
      <PageHeader title={t('purchased.title')} help={t('purchased.help')} />
      <PurchaseTabs />
      <Group justify="space-between" gap="sm" mb={20}>
        <Box maw="100%" py={2} style={{ overflowX: 'auto' }}>
          <Segmented
            aria-label={t('filters.type')}
            value={type ?? 'all'}
            onChange={(value) => change({ type: value === 'all' ? undefined : value })}
            data={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </Box>
        <CompactSelect
          label={t('filters.sort_by')}
          value={sort}
          onChange={(value) => change({ sort: marketplaceSorts.find((name) => name === value) ?? 'date' })}
          data={marketplaceSorts.map((value) => ({ value, label: t(`purchased.sort.${value}`) }))}
        />
      </Group>
      <OfflineCopies />
      <PagedList
        list={list}
        page={page}
        pageSize={pageSize}
        skeleton={<LoadingRows height={120} gap={16} />}
        renderEmpty={() =>
          type === undefined ? (
            <NoPurchases />
          ) : (
            <NothingFound
              title={t('nothing_found')}
              clear={t('show_all')}
              onClear={() => change({ type: undefined })}
            />
          )
        }
        onPage={(next, options) => change({ page: next }, options)}
      >
        {({ results }) => (
          <AutoGrid component="ul" minColumn={440} aria-label={t('purchased.title')}>
            {results.map((purchase) => (
              <MarketplacePurchaseCard key={purchase.id} purchase={purchase} />
            ))}
          </AutoGrid>
        )}
      </PagedList>
    </PageLayout>
  );
}
