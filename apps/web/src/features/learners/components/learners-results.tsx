import type { listLearners } from '@glossa/contract/learners';
import type { CallResult } from '@glossa/contract/endpoint';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { pageSize } from '../hooks/use-learners.ts';
import { noFilters } from '../learners-view.ts';
import type { ChangeView, LearnersView } from '../learners-view.ts';
import { LearnersList } from './learners-list.tsx';

/** The matching learners. Shows a placeholder while loading, after an error, or if there are no matches. */
export function LearnersResults({
  list,
  view,
  onChange,
  onAdd,
}: {
  list: UseQueryResult<CallResult<typeof listLearners>>;
  view: LearnersView;
  onChange: ChangeView;
  onAdd: () => void;
}) {
  const { t } = useTranslation('learners');
  const format = useFormat();
  if (list.error && !list.data) {
    return (
      <ErrorState
        message={t('error_loading', { message: errorText(list.error) })}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const isFiltered = Object.keys(noFilters).some((name) => view[name as keyof typeof noFilters]);
  return (
    <PagedList
      list={list}
      page={view.page}
      pageSize={pageSize}
      skeleton={
        <>
          <ListCount>{t('loading')}</ListCount>
          <LoadingRows count={8} height={60} gap={6} />
        </>
      }
      renderEmpty={() =>
        isFiltered ? (
          <NothingFound
            title={t('empty.nothing')}
            message={t('empty.hint')}
            clear={t('empty.clear')}
            onClear={() => onChange(noFilters)}
          />
        ) : (
          <EmptyState
            drawing="shelf"
            title={t('empty.nobody')}
            action={<Button onClick={onAdd}>{t('add.title')}</Button>}
          />
        )
      }
      onPage={(page, options) => onChange({ page }, options)}
    >
      {({ count, more, results }) => (
        <>
          <ListCount>{t(more ? 'count_more' : 'count', { count, number: format.number(count) })}</ListCount>
          <LearnersList learners={results} view={view} stale={list.isPlaceholderData} onChange={onChange} />
        </>
      )}
    </PagedList>
  );
}
