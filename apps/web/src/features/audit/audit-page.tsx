import { exportAudit, listAudit, maxAuditEntries } from '@glossa/contract/audit';
import type { AuditEntry } from '@glossa/contract/audit';
import { Button, Group } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { fetchFile } from '@/lib/files/fetch-file.ts';
import { DownloadTableButton } from '@/lib/files/download-table-button.tsx';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { filterCount, toFilter, noFilters, readView, viewParams } from './audit-view.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditList } from './audit-list.tsx';

const pageSize = 50;

/** /admin/audit: the actions of privileged users. */
export function AuditPage() {
  const { t } = useTranslation('audit');
  const format = useFormat();
  usePageTitle(t('title'));
  const { view, change } = useUrlView({ read: readView, write: viewParams, reset: { page: 1 } });
  const { page } = view;
  const filter = toFilter(view);
  const list = useQuery({
    ...endpointQuery(listAudit, { query: { page, page_size: pageSize, ...filter } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isFiltered = filterCount(view) > 0 || view.search !== '' || view.target_id !== undefined;
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        hasWideActions
        actions={
          <DownloadTableButton label={t('export')} fetch={() => fetchFile(exportAudit, { query: filter })} />
        }
      />
      <AuditFilters view={view} onChange={change} />
      {view.target_id !== undefined && (
        <AuditTarget
          target={view.target_id}
          entries={list.data?.results ?? []}
          onAll={() => change({ target_id: undefined })}
        />
      )}
      <PagedList
        list={list}
        page={page}
        pageSize={pageSize}
        skeleton={<LoadingRows count={8} height={56} gap={8} />}
        renderEmpty={() =>
          isFiltered ? (
            <NothingFound
              title={t('nothing_found')}
              clear={t('filters.clear')}
              onClear={() => change(noFilters)}
            />
          ) : (
            <EmptyState drawing="archive" title={t('empty')} message={t('empty_help')} />
          )
        }
        onPage={(next, options) => change({ page: next }, options)}
      >
        {({ count, results }) => (
          <>
            <ListCount>
              {count < maxAuditEntries
                ? t('count', { count })
                : t('count_most', { number: format.number(maxAuditEntries) })}
            </ListCount>
            <AuditList entries={results} />
          </>
        )}
      </PagedList>
    </PageLayout>
  );
}

/** Shows which actor or target the log is limited to, and links to the whole log. */
function AuditTarget({
  target,
  entries,
  onAll,
}: {
  target: string;
  entries: readonly AuditEntry[];
  onAll: () => void;
}) {
  const { t } = useTranslation('audit');
  const title = entries.find(({ target_id: id }) => id === target)?.detail['title'];
  const name = typeof title === 'string' && title !== '' ? title : target.slice(-8).toUpperCase();
  return (
    <Group gap="xs" component="p" mb="sm">
      <span>{t('about', { name })}</span>
      <Button variant="subtle" size="compact-sm" onClick={onAll}>
        {t('about_all')}
      </Button>
    </Group>
  );
}
