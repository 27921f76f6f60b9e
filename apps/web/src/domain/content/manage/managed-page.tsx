import { Box, Button, Group } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Direction, SortOrder } from '@/domain/manage/sort-order.ts';
import { ManagedSkeleton } from '@/domain/manage/managed-skeleton.tsx';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import type { ChangeView } from '../list/list-view.ts';
import { UploadLink } from '../upload-link.tsx';
import { AddSampleButton } from './add-sample-button.tsx';
import { ManagedFilters } from './managed-filters.tsx';
import { managedPageSize } from './managed-view.ts';
import type { ManagedFilters as Filters } from './managed-view.ts';
import { StatusTabs } from './status-tabs.tsx';

interface ManagedView<Sort extends string, Status extends string> extends Filters, SortOrder<Sort> {
  search: string;
  status: Status | undefined;
  page: number;
}

/** A page that lists content for content managers: status tabs, filters, and a page of results with pagination. */
export function ManagedPage<
  Sort extends string,
  Status extends string,
  Data extends { count: number; statuses: Record<Status, number> },
>({
  list,
  view,
  filterCount,
  sorts,
  statuses,
  texts,
  links,
  tabs,
  hasWideActions = false,
  onChange,
  onClear,
  children,
}: {
  list: UseQueryResult<Data>;
  view: ManagedView<Sort, Status>;
  /** The number of filters in use. */
  filterCount: number;
  sorts: readonly Sort[];
  statuses: readonly Status[];
  texts: {
    title: string;
    help: string;
    upload: string;
    statusLabel: string;
    status: (status: Status | 'all') => string;
    /** The group of the search shortcut in the shortcut sheet. */
    group: string;
    /** Label of the button that closes the filters on phones. */
    show: string;
    order: (sort: Sort, direction: Direction) => string;
    problem: string;
    nothingFound: string;
    empty: string;
    emptyHint: string;
  };
  /** Paths of the pages for pricing, for uploading and, if samples are listed on another page, for samples. */
  links: { pricing: string; upload: string; sample?: string };
  /** Further tabs, in addition to the statuses. */
  tabs?: ReactNode;
  /** Whether the links are too wide to fit beside the title on a phone. */
  hasWideActions?: boolean;
  onChange: ChangeView<ManagedView<Sort, Status>>;
  /** Clears the search, filters and tab; undefined if none is active. */
  onClear: (() => void) | undefined;
  children: (data: Data) => ReactNode;
}) {
  const { t } = useTranslation(['catalogue', 'videos']);
  usePageTitle(texts.title);
  const uploadLink = <UploadLink to={links.upload}>{texts.upload}</UploadLink>;
  return (
    <PageLayout>
      <PageHeader
        title={texts.title}
        help={texts.help}
        hasWideActions={hasWideActions}
        actions={
          <>
            <Button variant="default" component={Link} to={links.pricing}>
              {t('pricing')}
            </Button>
            {uploadLink}
          </>
        }
      />
      <Group justify="space-between" align="flex-start" gap="0 16px">
        <StatusTabs
          statuses={statuses}
          label={texts.statusLabel}
          nameOf={texts.status}
          counts={list.data?.statuses}
          value={view.status}
          onChange={(status) => onChange({ status })}
        />
        {tabs !== undefined && <Box mb="sm">{tabs}</Box>}
      </Group>
      <ManagedFilters view={view} count={filterCount} sorts={sorts} texts={texts} onChange={onChange} />
      <PagedList
        list={list}
        page={view.page}
        pageSize={managedPageSize}
        problem={texts.problem}
        skeleton={<ManagedSkeleton />}
        renderEmpty={() =>
          onClear ? (
            <NothingFound
              title={texts.nothingFound}
              message={t('videos:empty.hint.filtered')}
              clear={t('videos:empty.clear')}
              onClear={onClear}
            />
          ) : (
            <EmptyState
              drawing="shelf"
              title={texts.empty}
              message={texts.emptyHint}
              action={
                <Group gap="xs" justify="center">
                  {uploadLink}
                  <AddSampleButton {...(links.sample === undefined ? {} : { to: links.sample })} />
                </Group>
              }
            />
          )
        }
        onPage={(page, options) => onChange({ page }, options)}
      >
        {children}
      </PagedList>
    </PageLayout>
  );
}
