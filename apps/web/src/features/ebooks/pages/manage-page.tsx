import { ebookKinds, ebookSorts, ebookStatuses, listEbooks } from '@glossa/contract/ebooks';
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
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { EbookList } from '../components/ebook-list.tsx';

const ebookView = defineListView({
  filters: managedFilters,
  tabs: { status: choiceCodec(ebookStatuses), type: choiceCodec(ebookKinds) },
  order: reversibleSortCodec(ebookSorts),
});
const kinds = ['all', ...ebookKinds] as const;

/** /ebooks/manage: the ebooks of the shop, for content managers. */
export function ManagePage() {
  const { t } = useTranslation('ebooks');
  const { view, change, clear } = useListView(ebookView);
  const list = useQuery({
    ...endpointQuery(listEbooks, { query: managedQuery(view) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.ebooks.some(({ preparation }) => preparation === 'running') ? processingPoll : false,
  });
  return (
    <ManagedPage
      list={list}
      view={view}
      filterCount={ebookView.countFilters(view)}
      sorts={ebookSorts}
      statuses={ebookStatuses}
      texts={{
        title: t('title'),
        help: t('help'),
        upload: t('upload.title'),
        statusLabel: t('status.label'),
        status: (status) => t(`status.${status}`),
        group: t('keys.group'),
        show: t('show'),
        order: (sort, direction) => t(`order.${sort}_${direction}`),
        problem: t('problem'),
        nothingFound: t('empty.none'),
        empty: t('empty.title'),
        emptyHint: t('empty.message'),
      }}
      links={{ pricing: '/content/pricing/content?type=text', upload: '/ebooks/upload' }}
      tabs={
        <Segmented
          aria-label={t('kind.label')}
          value={view.type ?? 'all'}
          onChange={(value) => change({ type: value === 'all' ? undefined : value })}
          data={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      }
      hasWideActions
      onChange={change}
      onClear={ebookView.isFiltered(view) ? clear : undefined}
    >
      {({ ebooks }) => (
        <EbookList ebooks={ebooks} order={view} stale={list.isPlaceholderData} onOrder={change} />
      )}
    </ManagedPage>
  );
}
