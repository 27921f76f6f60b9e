import { listTags } from '@glossa/contract/tags';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { ListWithDetails } from '@/ui/layout/list-with-details.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useTagScope, isFiltered } from '../tags-view.ts';
import type { ChangeView, TagsView } from '../tags-view.ts';
import { TagList } from './tag-list.tsx';

const DetailsPanel = lazy(async () => ({
  default: (await import('@/ui/layout/details-panel.tsx')).DetailsPanel,
}));
const TagDetails = lazy(async () => ({ default: (await import('./tag-details.tsx')).TagDetails }));

const pageSize = 50;

/** The matching tags, with the open one beside them. */
export function TagResults({
  view,
  onChange,
  onNew,
}: {
  view: TagsView;
  onChange: ChangeView;
  onNew: () => void;
}) {
  const { t } = useTranslation('tags');
  const scope = useTagScope(view);
  const { search, type, sort, page } = view;
  const list = useQuery({
    ...endpointQuery(listTags, {
      query: { ...scope, page, page_size: pageSize, sort, ...(search && { search }), ...(type && { type }) },
    }),
    placeholderData: keepPreviousData,
    // Always stale, because items are also tagged on other screens.
    staleTime: 0,
  });
  const open = (tag: string | undefined) => onChange({ page, tag }, { replace: view.tag !== undefined });
  const details = view.tag !== undefined && (
    <DetailsPanel label={t('details.label')} onClose={() => open(undefined)}>
      <TagDetails
        key={view.tag}
        id={view.tag}
        view={view}
        onClose={() => open(undefined)}
        onMerged={(id) => onChange({ page, tag: id }, { replace: true })}
      />
    </DetailsPanel>
  );
  return (
    <ListWithDetails details={details || undefined}>
      <PagedList
        list={list}
        page={page}
        pageSize={pageSize}
        skeleton={<TagsSkeleton />}
        renderEmpty={() => (
          <NoTags
            isFilteredOut={isFiltered(view)}
            onClear={() => onChange({ search: '', type: undefined })}
            onNew={onNew}
          />
        )}
        onPage={(next, options) =>
          onChange({ page: next, ...(options.replace && { tag: view.tag }) }, options)
        }
      >
        {({ count, results }) => (
          <>
            <ListCount>{t('count', { count })}</ListCount>
            <TagList tags={results} open={view.tag} everywhere={scope.language === undefined} onOpen={open} />
          </>
        )}
      </PagedList>
    </ListWithDetails>
  );
}

function NoTags({
  isFilteredOut,
  onClear,
  onNew,
}: {
  isFilteredOut: boolean;
  onClear: () => void;
  onNew: () => void;
}) {
  const { t } = useTranslation('tags');
  return isFilteredOut ? (
    <NothingFound title={t('nothing_found')} clear={t('show_all')} onClear={onClear} />
  ) : (
    <EmptyState
      drawing="shelf"
      title={t('empty')}
      message={t('empty_help')}
      action={<Button onClick={onNew}>{t('new')}</Button>}
    />
  );
}

/** Placeholder rows for the first load. */
function TagsSkeleton() {
  return (
    <LoadingState>
      <Skeleton height={20} width={120} mb={8} />
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} height={52} mb={4} radius={8} />
      ))}
    </LoadingState>
  );
}
