import { Button, Group } from '@mantine/core';
import { listContentPricing, pricedTypes, pricingStatuses } from '@glossa/contract/content-pricing';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { AddSampleButton } from '@/domain/content/manage/add-sample-button.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { FilterSelect } from '@/domain/search/filter-select.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { usePages } from '@/domain/search/paged-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { Pagination } from '@/ui/data/pagination.tsx';
import { isFiltered, readView, viewParams } from '../pricing-view.ts';
import { BundleDialog } from './bundle-dialog.tsx';
import { QueryState } from './query-state.tsx';
import { Panel } from './panel.tsx';
import { PricingList } from './pricing-list.tsx';

const pageSize = 25;

/** The prices of all products, with a button that creates a bundle. */
export function ContentPanel() {
  const { t } = useTranslation(['pricing', 'navigation']);
  const [isBundleDialogOpen, setBundleDialogOpen] = useState(false);
  const { view, change } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
  const query = useQuery({
    ...endpointQuery(listContentPricing, {
      query: { ...view, search: view.search || undefined, page_size: pageSize },
    }),
    placeholderData: keepPreviousData,
  });
  const { pages } = usePages(query.data?.count, {
    page: view.page,
    pageSize,
    isOld: query.isPlaceholderData,
    onPageOutOfRange: (page) => change({ page }, { replace: true }),
  });
  return (
    <Panel
      help={t('content.help')}
      action={
        <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => setBundleDialogOpen(true)}>
          {t('bundle.add')}
        </Button>
      }
    >
      <FilterBar
        search={view.search}
        group={t('tabs.content')}
        texts={{
          search: t('content.search'),
          open: t('content.filters'),
          inUse: t('content.filters'),
          show: t('content.show'),
        }}
        count={[view.type, view.status].filter(Boolean).length}
        onSearch={(search, options) => change({ search }, options)}
        renderFields={(hasLabels) => (
          <>
            <FilterSelect
              hasLabels={hasLabels}
              label={t('content.type')}
              data={[
                { value: '', label: t('content.all_types') },
                ...pricedTypes.map((value) => ({ value, label: t(`types.${value}`) })),
              ]}
              value={view.type ?? ''}
              onChange={(value) => change({ type: pricedTypes.find((type) => type === value) })}
            />
            <FilterSelect
              hasLabels={hasLabels}
              label={t('content.status')}
              data={[
                { value: '', label: t('content.all_statuses') },
                ...pricingStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
              ]}
              value={view.status ?? ''}
              onChange={(value) => change({ status: pricingStatuses.find((status) => status === value) })}
            />
          </>
        )}
      />
      <QueryState query={query}>
        {({ pricing }) =>
          pricing.length === 0 ? (
            <EmptyState
              drawing={isFiltered(view) ? 'search' : 'shelf'}
              title={t(isFiltered(view) ? 'content.none' : 'content.empty')}
              message={t('content.empty_help')}
              action={
                isFiltered(view) ? undefined : (
                  <Group gap="xs" justify="center">
                    <Button component={Link} to="/ebooks/upload">
                      {t('navigation:upload_ebook')}
                    </Button>
                    <AddSampleButton />
                  </Group>
                )
              }
            />
          ) : (
            <PricingList pricing={pricing} view={view} stale={query.isPlaceholderData} onChange={change} />
          )
        }
      </QueryState>
      <Pagination
        page={view.page}
        pages={pages}
        onChange={(page) => {
          change({ page });
          window.scrollTo({ top: 0 });
        }}
      />
      {isBundleDialogOpen && <BundleDialog onClose={() => setBundleDialogOpen(false)} />}
    </Panel>
  );
}
