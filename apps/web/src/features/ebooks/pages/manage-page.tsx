import { ebookKinds, ebookSorts, ebookStatuses, listEbooks } from '@glossa/contract/ebooks';
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
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { EbookList } from '../components/ebook-list.tsx';
import classes from './manage-page.module.css';

const ebookView = defineListView({
  filters: managedFilters,
  tabs: { status: choiceOf(ebookStatuses), type: choiceOf(ebookKinds) },
  order: sortEitherWay(ebookSorts),
});
const kinds = ['all', ...ebookKinds] as const;

/** /ebooks/manage: the ebooks of the shop, for content managers. */
export function ManagePage() {
  const { t } = useTranslation(['ebooks', 'catalogue', 'videos']);
  const { view, change, clear } = useListView(ebookView);
  const list = useQuery({
    ...endpointQuery(listEbooks, { query: managedQuery(view) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      data?.ebooks.some(({ preparation }) => preparation === 'running') ? processingPoll : false,
  });
  usePageTitle(t('title'));
  const uploadLink = <UploadLink to="/ebooks/upload">{t('upload.title')}</UploadLink>;
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        isWordy
        actions={
          <>
            <Button variant="default" component={Link} to="/content/pricing/content?type=text">
              {t('catalogue:pricing')}
            </Button>
            {uploadLink}
          </>
        }
      />
      <div className={classes.bar}>
        <StatusTabs
          statuses={ebookStatuses}
          label={t('status.label')}
          nameOf={(status) => t(`status.${status}`)}
          counts={list.data?.statuses}
          value={view.status}
          onChange={(status) => change({ status })}
        />
        <Segmented
          aria-label={t('kind.label')}
          value={view.type ?? 'all'}
          onChange={(value) => change({ type: value === 'all' ? undefined : value })}
          data={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </div>
      <ManagedFilters
        view={view}
        count={ebookView.countFilters(view)}
        sorts={ebookSorts}
        texts={{
          group: t('keys.group'),
          show: t('show'),
          order: (sort, direction) => t(`order.${sort}_${direction}`),
        }}
        onChange={change}
      />
      <PagedList
        list={list}
        page={view.page}
        pageSize={managedPageSize}
        problem={t('problem')}
        skeleton={<ManagedSkeleton />}
        renderEmpty={() => (
          <ManagedEmpty
            texts={{ nothingFound: t('empty.none'), empty: t('empty.title'), hint: t('empty.message') }}
            onClear={ebookView.isFiltered(view) ? clear : undefined}
          >
            {uploadLink}
            <AddSampleButton />
          </ManagedEmpty>
        )}
        onPage={(page, options) => change({ page }, options)}
      >
        {({ ebooks }) => (
          <EbookList ebooks={ebooks} order={view} stale={list.isPlaceholderData} onOrder={change} />
        )}
      </PagedList>
    </PageLayout>
  );
}
