import { catalogSorts, catalogStatuses, listCatalogVideos } from '@glossa/contract/catalog-videos';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { choiceOf, defineListView, sortEitherWay, useListView } from '@/domain/content/list/list-view.ts';
import { AddSampleButton } from '@/domain/content/manage/add-sample-button.tsx';
import { ManagedEmpty } from '@/domain/content/manage/managed-empty.tsx';
import { ManagedFilters } from '@/domain/content/manage/managed-filters.tsx';
import {
  managedFilters,
  managedPageSize,
  managedQuery,
  processingPoll,
} from '@/domain/content/manage/managed-view.ts';
import { StatusTabs } from '@/domain/content/manage/status-tabs.tsx';
import { UploadLink } from '@/domain/content/upload-link.tsx';
import { ManagedSkeleton } from '@/domain/manage/managed-skeleton.tsx';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { CatalogList } from './catalog-list.tsx';

const catalogView = defineListView({
  filters: managedFilters,
  tabs: { status: choiceOf(catalogStatuses) },
  order: sortEitherWay(catalogSorts),
});

/** /videos/manage: the catalog videos, for content managers. */
export function ManagePage() {
  const { t } = useTranslation(['catalogue', 'videos']);
  const { view, change, clear } = useListView(catalogView);
  const list = useQuery({
    ...endpointQuery(listCatalogVideos, { query: managedQuery(view) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.videos.some(({ status }) => status === 'processing') ? processingPoll : false,
  });
  usePageTitle(t('title'));
  const uploadLink = <UploadLink to="/videos/upload">{t('videos:upload.open')}</UploadLink>;
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          <>
            <Button variant="default" component={Link} to="/content/pricing/content?type=video">
              {t('pricing')}
            </Button>
            {uploadLink}
          </>
        }
      />
      <StatusTabs
        statuses={catalogStatuses}
        label={t('status.label')}
        nameOf={(status) => t(`status.${status}`)}
        counts={list.data?.statuses}
        value={view.status}
        onChange={(status) => change({ status })}
      />
      <ManagedFilters
        view={view}
        count={catalogView.countFilters(view)}
        sorts={catalogSorts}
        texts={{
          group: t('keys.group'),
          show: t('filters.show'),
          order: (sort, direction) => t(`order.${sort}_${direction}`),
        }}
        onChange={change}
      />
      <PagedList
        list={list}
        page={view.page}
        pageSize={managedPageSize}
        problem={t('videos:problem.title')}
        skeleton={<ManagedSkeleton />}
        renderEmpty={() => (
          <ManagedEmpty
            texts={{
              nothingFound: t('videos:empty.title'),
              empty: t('empty.title'),
              hint: t('empty.message'),
            }}
            onClear={catalogView.isFiltered(view) ? clear : undefined}
          >
            {uploadLink}
            <AddSampleButton to="/ebooks/manage" />
          </ManagedEmpty>
        )}
        onPage={(page, options) => change({ page }, options)}
      >
        {({ videos }) => (
          <CatalogList videos={videos} order={view} stale={list.isPlaceholderData} onOrder={change} />
        )}
      </PagedList>
    </PageLayout>
  );
}
