import { exportSecurityEvents, listSecurityEvents, maxSecurityEvents } from '@glossa/contract/security-log';
import { Button, Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { PagedList } from '@/domain/search/paged-list.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { DownloadTableButton } from '@/lib/files/download-table-button.tsx';
import { fetchFile } from '@/lib/files/fetch-file.ts';
import { ListCount } from '@/ui/data/list-count.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { SecurityEventList } from './security-event-list.tsx';
import { SecurityFilters } from './security-filters.tsx';
import { filterCount, noFilters, readView, toFilter, viewParams } from './security-view.ts';

const pageSize = 50;

/** /admin/security: sign-ins, failed attempts and changes to account access. */
export function SecurityLogPage() {
  const { t } = useTranslation(['security', 'audit']);
  const format = useFormat();
  usePageTitle(t('log.title'));
  const { view, change } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
  const { page, account_id } = view;
  const filter = toFilter(view);
  const list = useQuery({
    ...endpointQuery(listSecurityEvents, { query: { page, page_size: pageSize, ...filter } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isFiltered = filterCount(view) > 0 || view.search !== '' || account_id !== undefined;
  const account = list.data?.results.find((event) => event.account_id === account_id)?.account;
  return (
    <PageLayout>
      <PageHeader
        title={t('log.title')}
        help={t('log.help')}
        hasWideActions
        actions={
          <DownloadTableButton
            label={t('audit:export')}
            fetch={() => fetchFile(exportSecurityEvents, { query: filter })}
          />
        }
      />
      <SecurityFilters view={view} onChange={change} />
      {account_id !== undefined && (
        <Group gap="xs" component="p" mb="sm">
          <span>{t('log.about', { name: account ?? account_id.slice(-8).toUpperCase() })}</span>
          <Button variant="subtle" size="compact-sm" onClick={() => change({ account_id: undefined })}>
            {t('audit:about_all')}
          </Button>
        </Group>
      )}
      <PagedList
        list={list}
        page={page}
        pageSize={pageSize}
        skeleton={<LoadingRows count={8} height={56} gap={8} />}
        renderEmpty={() =>
          isFiltered ? (
            <NothingFound
              title={t('audit:nothing_found')}
              clear={t('audit:filters.clear')}
              onClear={() => change(noFilters)}
            />
          ) : (
            <EmptyState drawing="archive" title={t('log.empty')} message={t('log.empty_help')} />
          )
        }
        onPage={(next, options) => change({ page: next }, options)}
      >
        {({ count, results }) => (
          <>
            <ListCount>
              {count < maxSecurityEvents
                ? t('audit:count', { count })
                : t('audit:count_most', { number: format.number(maxSecurityEvents) })}
            </ListCount>
            <SecurityEventList events={results} />
          </>
        )}
      </PagedList>
    </PageLayout>
  );
}
