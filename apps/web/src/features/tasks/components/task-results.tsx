import { mostTasks } from '@glossa/contract/task-kinds';
import { listTasks } from '@glossa/contract/task-lists';
import { Button, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import { isOpen, openInterval } from '../is-open.ts';
import { filterCount } from '../tasks-view.ts';
import type { ChangeView, TasksView } from '../tasks-view.ts';
import { TaskList } from './task-list.tsx';
import classes from './task-results.module.css';

const size = 20;

/** The tasks that fit the filters, the newest first; while one of them runs they are looked at again and again. */
export function TaskResults({ view, onChange }: { view: TasksView; onChange: ChangeView }) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const { owner, status, type, page } = view;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...endpointQuery(listTasks, {
      query: {
        scope: 'all',
        page,
        page_size: size,
        ...(owner && { owner }),
        ...(status && { status }),
        ...(type && { type }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.results.some(isOpen) ? openInterval : false),
  });
  if (error && !data) return <ErrorState message={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <LoadingState>
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={64} mt={8} />
        ))}
      </LoadingState>
    );
  }
  if (data.count === 0) {
    const clear = (
      <Button variant="default" onClick={() => onChange({ owner: '', status: undefined, type: undefined })}>
        {t('filters.clear')}
      </Button>
    );
    return filterCount(view) > 0 || owner ? (
      <EmptyState drawing="search" title={t('nothing_found')} action={clear} />
    ) : (
      <EmptyState drawing="archive" title={t('empty')} message={t('empty_help')} />
    );
  }
  return (
    <div aria-busy={isPlaceholderData}>
      <p className={classes.count} role="status">
        {data.count < mostTasks
          ? t('count', { count: data.count })
          : t('count_most', { number: format.number(mostTasks) })}
      </p>
      <TaskList tasks={data.results} onOpen={({ id }) => onChange({ page, task: id })} />
      <Pagination
        page={page}
        pages={Math.ceil(data.count / size)}
        onChange={(next) => {
          onChange({ page: next });
          scrollTo(0, 0);
        }}
      />
    </div>
  );
}
