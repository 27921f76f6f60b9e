import { mostTasks } from '@glossa/contract/task-kinds';
import { listTasks } from '@glossa/contract/task-lists';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { PagedList } from '@/domain/search/paged-list.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { ListCount } from '@/ui/data/list-count.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { isOpen, openInterval } from '../is-open.ts';
import { filterCount } from '../tasks-view.ts';
import type { ChangeView, TasksView } from '../tasks-view.ts';
import { RetryAll } from './retry-all.tsx';
import { TaskList } from './task-list.tsx';

const size = 20;

/** The matching tasks, newest first; refetched while one of them is running. */
export function TaskResults({
  view,
  forAll,
  onChange,
}: {
  view: TasksView;
  /** Whether to list all users' tasks instead of the signed-in user's. */
  forAll: boolean;
  onChange: ChangeView;
}) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const { owner, status, type, page } = view;
  const list = useQuery({
    ...endpointQuery(listTasks, {
      query: {
        scope: forAll ? 'all' : 'own',
        page,
        page_size: size,
        ...(forAll && owner && { owner }),
        ...(status && { status }),
        ...(type && { type }),
      },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.results.some(isOpen) ? openInterval : false),
  });
  return (
    <PagedList
      list={list}
      page={page}
      pageSize={size}
      skeleton={<TasksSkeleton />}
      renderEmpty={() => (
        <NoTasks
          narrowed={filterCount(view) > 0 || (forAll && owner !== '')}
          forAll={forAll}
          onClear={() => onChange({ owner: '', status: undefined, type: undefined })}
        />
      )}
      onPage={(next, options) => onChange({ page: next }, options)}
    >
      {({ count, results }) => (
        <>
          <ListCount>
            {count < mostTasks
              ? t('count', { count })
              : t('count_most', { number: format.number(mostTasks) })}
          </ListCount>
          {forAll && status === 'FAILURE' && <RetryAll tasks={results} />}
          <TaskList tasks={results} onOpen={({ id }) => onChange({ page, task: id })} />
        </>
      )}
    </PagedList>
  );
}

function NoTasks({ narrowed, forAll, onClear }: { narrowed: boolean; forAll: boolean; onClear: () => void }) {
  const { t } = useTranslation('tasks');
  return narrowed ? (
    <NothingFound title={t('nothing_found')} clear={t('filters.clear')} onClear={onClear} />
  ) : (
    <EmptyState drawing="archive" title={t('empty')} message={t(forAll ? 'empty_help' : 'empty_help_own')} />
  );
}

/** Placeholder rows for the first load. */
const TasksSkeleton = () => <LoadingRows count={5} height={64} gap={8} />;
