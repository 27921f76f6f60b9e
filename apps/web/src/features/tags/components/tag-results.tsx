import { listTags } from '@glossa/contract/tags';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { languageName } from '../../../lib/i18n/language-name.ts';
import { usePages } from '../../../lib/search/use-pages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useTagScope } from '../hooks/use-tag-scope.ts';
import { isNarrowed } from '../tags-view.ts';
import type { ChangeView, TagsView } from '../tags-view.ts';
import { TagList } from './tag-list.tsx';
import classes from './tag-results.module.css';

const DetailsPlace = lazy(async () => ({
  default: (await import('../../../ui/details-place.tsx')).DetailsPlace,
}));
const TagDetails = lazy(async () => ({ default: (await import('./tag-details.tsx')).TagDetails }));

const pageSize = 50;

/** The tags that fit the filters, and beside them the one that is open. */
export function TagResults({
  view,
  onChange,
  onNew,
}: {
  view: TagsView;
  onChange: ChangeView;
  onNew: () => void;
}) {
  const { t, i18n } = useTranslation('tags');
  const scope = useTagScope(view);
  const { search, type, sort, page } = view;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...endpointQuery(listTags, {
      query: { ...scope, page, page_size: pageSize, sort, ...(search && { search }), ...(type && { type }) },
    }),
    placeholderData: keepPreviousData,
    // What has a tag is changed elsewhere.
    staleTime: 0,
  });
  const { pages, isBeyond } = usePages(data?.count, {
    page,
    pageSize,
    isOld: isPlaceholderData,
    onBeyond: (last) => onChange({ page: last, tag: view.tag }, { replace: true }),
  });
  const open = (tag: string | undefined) => onChange({ page, tag }, { replace: view.tag !== undefined });
  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data || isBeyond) return <TagsSkeleton />;
  return (
    <div className={classes.root} data-open={view.tag === undefined ? undefined : true}>
      <div className={classes.list} aria-busy={isPlaceholderData}>
        {data.count === 0 ? (
          <NoTags
            narrowed={isNarrowed(view)}
            onClear={() => onChange({ search: '', type: undefined })}
            onNew={onNew}
          />
        ) : (
          <>
            <p className={classes.count} role="status">
              {t('count', { count: data.count })}
            </p>
            <TagList
              tags={data.results}
              open={view.tag}
              language={scope.language && languageName(scope.language, i18n.language)}
              onOpen={open}
            />
            <Pagination
              page={page}
              pages={pages}
              onChange={(next) => {
                onChange({ page: next });
                scrollTo(0, 0);
              }}
            />
          </>
        )}
      </div>
      {view.tag !== undefined && (
        <Suspense fallback={null}>
          <DetailsPlace label={t('details.label')} onClose={() => open(undefined)}>
            <TagDetails
              key={view.tag}
              id={view.tag}
              view={view}
              onClose={() => open(undefined)}
              onMoved={(id) => onChange({ page, tag: id }, { replace: true })}
            />
          </DetailsPlace>
        </Suspense>
      )}
    </div>
  );
}

function NoTags({ narrowed, onClear, onNew }: { narrowed: boolean; onClear: () => void; onNew: () => void }) {
  const { t } = useTranslation('tags');
  return narrowed ? (
    <EmptyState
      drawing="search"
      title={t('nothing_found')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('show_all')}
        </Button>
      }
    />
  ) : (
    <EmptyState
      drawing="shelf"
      title={t('empty')}
      message={t('empty_help')}
      action={<Button onClick={onNew}>{t('new')}</Button>}
    />
  );
}

/** Rows as they will be, while the first ones are fetched. */
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
