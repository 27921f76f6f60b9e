import { catalogSorts, catalogStatuses, listCatalogVideos } from '@glossa/contract/catalog-videos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import {
  choiceCodec,
  defineListView,
  reversibleSortCodec,
  useListView,
} from '@/domain/content/list/list-view.ts';
import { ManagedPage } from '@/domain/content/manage/managed-page.tsx';
import { managedFilters, managedQuery, processingPoll } from '@/domain/content/manage/managed-view.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { CatalogList } from './catalog-list.tsx';

const catalogView = defineListView({
  filters: managedFilters,
  tabs: { status: choiceCodec(catalogStatuses) },
  order: reversibleSortCodec(catalogSorts),
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
  return (
    <ManagedPage
      list={list}
      view={view}
      filterCount={catalogView.countFilters(view)}
      sorts={catalogSorts}
      statuses={catalogStatuses}
      texts={{
        title: t('title'),
        help: t('help'),
        upload: t('videos:upload.open'),
        statusLabel: t('status.label'),
        status: (status) => t(`status.${status}`),
        group: t('keys.group'),
        show: t('filters.show'),
        order: (sort, direction) => t(`order.${sort}_${direction}`),
        problem: t('videos:problem.title'),
        nothingFound: t('videos:empty.title'),
        empty: t('empty.title'),
        emptyHint: t('empty.message'),
      }}
      links={{
        pricing: '/content/pricing/content?type=video',
        upload: '/videos/upload',
        sample: '/ebooks/manage',
      }}
      onChange={change}
      onClear={catalogView.isFiltered(view) ? clear : undefined}
    >
      {({ videos }) => (
        <CatalogList videos={videos} order={view} stale={list.isPlaceholderData} onOrder={change} />
      )}
    </ManagedPage>
  );
}
